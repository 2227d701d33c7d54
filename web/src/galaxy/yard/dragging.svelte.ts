/** A component that follows the pointer, from where it was picked up to where it is let go. */

/** The pointer must go this far before a click becomes a drag. */
const THRESHOLD = 7
/** A finger hides what it holds, so the component floats above it. */
const ABOVE_FINGER = 56

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Ways {
  /** The pointer has gone far enough: the component is in the air. */
  readonly lifted: () => void
  readonly over: (spot: Spot) => void
  readonly dropped: (spot: Spot) => void
  readonly cancelled: () => void
}

export class Drag {
  /** Where the component floats; null when nothing does. */
  spot = $state.raw<Spot | null>(null)

  begin(event: PointerEvent, ways: Ways): void {
    if (event.button !== 0 || this.spot) return
    const { pointerId, clientX, clientY } = event
    const raised = event.pointerType === 'mouse' ? 0 : ABOVE_FINGER
    const spotOf = (at: PointerEvent): Spot => ({ x: at.clientX, y: at.clientY - raised })

    let givenUp = false

    const move = (at: PointerEvent) => {
      if (at.pointerId !== pointerId || givenUp) return
      if (!this.spot) {
        if (Math.hypot(at.clientX - clientX, at.clientY - clientY) < THRESHOLD) return
        ways.lifted()
      }
      this.spot = spotOf(at)
      ways.over(this.spot)
    }
    const up = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return
      const floated = this.spot !== null
      end()
      if (floated || givenUp) swallowClick()
      if (floated) ways.dropped(spotOf(at))
    }
    const cancel = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return
      const floated = this.spot !== null
      end()
      if (floated) ways.cancelled()
    }
    /** Escape puts it back into the hand; letting go of the pointer means nothing then. */
    const key = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape' || !this.spot) return
      givenUp = true
      this.spot = null
      ways.cancelled()
    }
    const end = () => {
      this.spot = null
      removeEventListener('keydown', key)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
    }
    addEventListener('keydown', key)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
  }
}

/** Letting go where the drag began would count as a click. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
