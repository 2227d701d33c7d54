import { expect, it } from 'vitest'
import { qrCode } from './qr'

const drawn = (text: string) => qrCode(text)?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

// As other makers of QR codes draw it, with the lowest level of correction and the checkerboard mask.
const STARBOARD = [
  '#######..#.##.#######',
  '#.....#..###..#.....#',
  '#.###.#.##.##.#.###.#',
  '#.###.#..#.#..#.###.#',
  '#.###.#...#.#.#.###.#',
  '#.....#.....#.#.....#',
  '#######.#.#.#.#######',
  '........##.##........',
  '###.########.##...#..',
  '##.#....#....#..#...#',
  '###.#.#...#.#..##.###',
  '.....#.#............#',
  '.#######....#...#...#',
  '........#.##...###..#',
  '#######.#..#..#######',
  '#.....#.#.####..#....',
  '#.###.#.#.##..##.#...',
  '#.###.#..#....####.#.',
  '#.###.#.###.#..##...#',
  '#.....#.#.#...###..#.',
  '#######.#...#.#.#..##',
]

it('a short text becomes the smallest code', () => {
  expect(drawn('starboard')).toEqual(STARBOARD)
})

it('codes grow with their texts, up to a length', () => {
  expect([17, 18, 32, 53, 78, 106].map((length) => qrCode('x'.repeat(length))?.length)).toEqual([21, 25, 25, 29, 33, 37])
  expect(qrCode('x'.repeat(107))).toBeNull()
})
