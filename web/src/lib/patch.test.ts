import { describe, expect, it } from 'vitest'
import { BadPatch, patched } from './patch'

const sight = { room: { seats: [{ name: 'Ada' }, { name: 'Bo' }], chat: ['a', 'b', 'c'] }, game: { due: null as number | null, more: {} } }

describe('a patched picture', () => {
  it('has what was set, and leaves the old picture as it was', () => {
    const after = patched(sight, [[['room', 'seats', 1, 'name'], 'Cy'], [['game', 'due'], 90.5]])
    expect(after.room.seats[1]!.name).toBe('Cy')
    expect(after.game.due).toBe(90.5)
    expect(sight.room.seats[1]!.name).toBe('Bo')
    expect(sight.game.due).toBeNull()
  })

  it('shares every part that no operation touches', () => {
    const after = patched(sight, [[['room', 'seats', 1, 'name'], 'Cy']])
    expect(after.game).toBe(sight.game)
    expect(after.room.chat).toBe(sight.room.chat)
    expect(after.room.seats[0]).toBe(sight.room.seats[0])
    expect(after.room.seats).not.toBe(sight.room.seats)
  })

  it('is the old picture itself when nothing changed', () => {
    expect(patched(sight, [])).toBe(sight)
  })

  it('splices lists', () => {
    const after = patched(sight, [[['room', 'chat'], 1, 1, ['x', 'y']]])
    expect(after.room.chat).toEqual(['a', 'x', 'y', 'c'])
    expect(sight.room.chat).toEqual(['a', 'b', 'c'])
  })

  it('removes what is gone', () => {
    expect(patched(sight, [[['game', 'more']]]).game).toEqual({ due: null })
    expect(patched(sight, [[['room', 'chat', 0]]]).room.chat).toEqual(['b', 'c'])
  })

  it('applies later operations to what earlier ones made, without writing into what was sent', () => {
    const sent = { seats: [1] }
    const after = patched(sight, [[['room'], sent], [['room', 'seats'], 1, 0, [2]]])
    expect(after.room).toEqual({ seats: [1, 2] })
    expect(sent).toEqual({ seats: [1] })
  })

  it('may be replaced as a whole', () => {
    expect(patched(sight, [[[], { room: 1 }]])).toEqual({ room: 1 })
  })

  it('is refused when a path leads nowhere', () => {
    expect(() => patched(sight, [[['game', 'due', 'x'], 1]])).toThrow(BadPatch)
    expect(() => patched(sight, [[['game'], 0, 1, []]])).toThrow(BadPatch)
  })
})
