import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Replay, Sight } from '$lib/protocol'
import { chapterAt, outlineOf, PLAIN, type Storyline } from './chapters'
import { ReplaySource, type Building } from './replay.svelte'

/** A game in which a counter goes up by one with every step, and a turn begins at every tenth. */
function counting(steps: number): Replay {
  const sight = { room: { table: 'x' }, game: { table: { count: 0, old: [] } } } as unknown as Sight
  return {
    start: { is: 'welcome', n: 0, seat: null, now: 0, sight, server: '', view: '', story: [{ kind: 'round_began', seat: null, data: {}, text: 'Round I' }] },
    updates: Array.from({ length: steps }, (_, place) => ({
      is: 'update' as const,
      n: place + 1,
      now: place + 1,
      ops: [
        [['game', 'table', 'count'], place + 1],
        [['game', 'table', 'old'], place, 0, [place]],
      ],
      events: place % 10 === 9 ? [{ kind: 'turn', seat: 0, data: {}, text: `Turn ${place + 1}` }] : [],
    })),
  }
}

const counted = (table: unknown) => (table as { count: number }).count

/** Ships are built for seven steps, and then they fly. */
const BUILT: Storyline = {
  ...PLAIN,
  chaptersAt: (_before, after) => (counted(after) === 7 ? [{ text: 'Liftoff', large: false }] : []),
  isBuilding: (table) => counted(table) < 7,
}

const count = (source: ReplaySource) => (source.sight.game!.table as { count: number }).count

describe('a replay', () => {
  it('shows any step, in any order', () => {
    const source = new ReplaySource(counting(170))
    for (const step of [170, 0, 99, 100, 101, 3, 169, 51, 50, 49]) {
      source.jump(step)
      expect(count(source)).toBe(step)
      expect(source.now()).toBe(step)
    }
  })

  it('goes neither below its beginning nor beyond its end', () => {
    const source = new ReplaySource(counting(5))
    source.jump(-3)
    expect(source.step).toBe(0)
    source.jump(99)
    expect(source.step).toBe(5)
    expect(source.forward()).toBe(false)
  })

  it('tells what had happened by a step', () => {
    const source = new ReplaySource(counting(30))
    source.jump(20)
    expect(source.story.map((event) => event.text)).toEqual(['Round I', 'Turn 10', 'Turn 20'])
    source.jump(0)
    expect(source.story.map((event) => event.text)).toEqual(['Round I'])
  })

  it('shows a step forward as it happened, and a jump as it is', () => {
    const source = new ReplaySource(counting(30))
    const heard: number[] = []
    source.onUpdate((update) => heard.push(update.n))
    source.jump(8)
    source.forward()
    expect(heard).toEqual([9])
  })

  it('has a chapter for each round and turn', () => {
    const { chapters } = outlineOf(counting(30))
    expect(chapters.map((chapter) => [chapter.step, chapter.large])).toEqual([[0, true], [10, false], [20, false], [30, false]])
    expect(chapterAt(chapters, 19)).toBe(1)
  })

  it('has the chapters that its game names, and knows when ships are built', () => {
    const { chapters, building } = outlineOf(counting(9), BUILT)
    expect(chapters).toEqual([{ step: 7, text: 'Liftoff', large: false }])
    expect(building).toEqual([true, true, true, true, true, true, true, false, false, false])
  })
})

describe('playing a replay', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('takes the time the game took, divided by the speed, and ends by itself', () => {
    const source = new ReplaySource(counting(10))
    source.rate = 2
    source.play()
    vi.advanceTimersByTime(2600)
    expect(source.step).toBe(5)
    vi.advanceTimersByTime(10_000)
    expect(source.step).toBe(10)
    expect(source.playing).toBe(false)
  })

  it('shows building in fast time, as it was, or only what came of it', () => {
    const shownAfter = (building: Building, milliseconds: number) => {
      const source = new ReplaySource(counting(20), outlineOf(counting(20), BUILT).building)
      source.building = building
      source.play()
      vi.advanceTimersByTime(milliseconds)
      source.pause()
      return source.step
    }
    expect(shownAfter('watch', 3100)).toBe(3)
    expect(shownAfter('fast', 900)).toBe(7)
    expect(shownAfter('fast', 2000)).toBe(8)
    expect(shownAfter('skip', 100)).toBe(6)
    expect(shownAfter('skip', 3100)).toBe(8)
  })

  it('ends where building was never finished', () => {
    const source = new ReplaySource(counting(5), [true, true, true, true, true, true])
    source.building = 'skip'
    source.play()
    vi.advanceTimersByTime(5000)
    expect(source.step).toBe(5)
    expect(source.playing).toBe(false)
  })

  it('begins again from the beginning when it is at its end', () => {
    const source = new ReplaySource(counting(10))
    source.jump(10)
    source.play()
    expect(source.step).toBe(0)
    source.pause()
  })
})
