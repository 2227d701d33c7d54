import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Drag } from './dragging.svelte'

const page = new EventTarget()

function pointer(kind: string, clientX: number, clientY: number): PointerEvent {
  return Object.assign(new Event(kind), { pointerId: 1, pointerType: 'mouse', button: 0, clientX, clientY }) as PointerEvent
}

function pressed(key: string): Event {
  return Object.assign(new Event('keydown'), { key })
}

describe('a component that is dragged', () => {
  const ways = { lifted: vi.fn(), over: vi.fn(), dropped: vi.fn(), cancelled: vi.fn() }
  let drag: Drag

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    drag = new Drag()
    drag.begin(pointer('pointerdown', 10, 10), ways)
    page.dispatchEvent(pointer('pointermove', 60, 60))
  })

  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.clearAllMocks()
  })

  it('is dropped where the pointer lets go', () => {
    page.dispatchEvent(pointer('pointerup', 61, 62))
    expect(ways.dropped).toHaveBeenCalledWith({ x: 61, y: 62 })
    expect(drag.spot).toBeNull()
  })

  it('goes back by Escape and is not dropped any more, wherever the pointer lets go', () => {
    page.dispatchEvent(pressed('Escape'))
    expect(ways.cancelled).toHaveBeenCalledOnce()
    expect(drag.spot).toBeNull()
    page.dispatchEvent(pointer('pointermove', 70, 70))
    page.dispatchEvent(pointer('pointerup', 70, 70))
    expect(drag.spot).toBeNull()
    expect(ways.dropped).not.toHaveBeenCalled()
  })

  it('is not given up by other keys', () => {
    page.dispatchEvent(pressed('r'))
    page.dispatchEvent(pointer('pointerup', 61, 62))
    expect(ways.dropped).toHaveBeenCalledOnce()
  })
})
