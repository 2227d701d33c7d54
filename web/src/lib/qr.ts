// A text as a QR code, so that a phone finds a table without typing. Only what short addresses need: bytes, the lowest
// level of correction, and the sizes 1 to 5, in which all code words form a single block.

/** For each size: how many code words carry data, and how many correct errors. */
const SIZES = [
  { data: 19, correction: 7 },
  { data: 34, correction: 10 },
  { data: 55, correction: 15 },
  { data: 80, correction: 20 },
  { data: 108, correction: 26 },
] as const

/** Rows of modules, dark ones true; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const place = SIZES.findIndex((size) => bytes.length + 2 <= size.data)
  const size = SIZES[place]
  if (!size) return null
  const data = dataWords(bytes, size.data)
  return modules(place + 1, [...data, ...correctionWords(data, size.correction)])
}

/** Mode and length before the bytes, then a fixed filling. */
function dataWords(bytes: Uint8Array, count: number): number[] {
  const bits = [0, 1, 0, 0, ...bitsOf(bytes.length, 8), ...[...bytes].flatMap((byte) => bitsOf(byte, 8)), 0, 0, 0, 0]
  const words: number[] = []
  for (let at = 0; at < bits.length; at += 8) words.push(parseInt(bits.slice(at, at + 8).join(''), 2))
  for (let filling = 0xec; words.length < count; filling ^= 0xec ^ 0x11) words.push(filling)
  return words
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => (value >> (count - 1 - place)) & 1)
}

/** The remainder of the data as a polynomial over GF(256), which Reed and Solomon found out corrects errors. */
function correctionWords(data: readonly number[], count: number): number[] {
  let divisor = [1]
  for (let power = 0, root = 1; power < count; power++, root = product(root, 2)) {
    divisor = [...divisor, 0].map((value, place) => value ^ (place ? product(divisor[place - 1]!, root) : 0))
  }
  const rest = [...data, ...Array<number>(count).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!
    divisor.forEach((value, place) => (rest[at + place]! ^= product(value, factor)))
  }
  return rest.slice(data.length)
}

function product(a: number, b: number): number {
  let result = 0
  for (; b; b >>= 1, a = (a << 1) ^ (a & 0x80 ? 0x11d : 0)) if (b & 1) result ^= a
  return result
}

function modules(version: number, words: readonly number[]): boolean[][] {
  const side = 17 + 4 * version
  const dark = Array.from({ length: side }, () => Array<boolean>(side).fill(false))
  const taken = Array.from({ length: side }, () => Array<boolean>(side).fill(false))
  const set = (x: number, y: number, value: boolean) => {
    if (x < 0 || y < 0 || x >= side || y >= side) return
    dark[y]![x] = value
    taken[y]![x] = true
  }

  for (let at = 0; at < side; at++) {
    set(at, 6, at % 2 === 0)
    set(6, at, at % 2 === 0)
  }
  const rings = (cx: number, cy: number, reach: number, isDark: (distance: number) => boolean) => {
    for (let y = -reach; y <= reach; y++) {
      for (let x = -reach; x <= reach; x++) set(cx + x, cy + y, isDark(Math.max(Math.abs(x), Math.abs(y))))
    }
  }
  for (const [x, y] of [[3, 3], [side - 4, 3], [3, side - 4]] as const) {
    rings(x, y, 4, (distance) => distance !== 2 && distance !== 4)
  }
  if (version > 1) rings(side - 7, side - 7, 2, (distance) => distance !== 1)
  drawFormat(side, set)

  const bits = words.flatMap((word) => bitsOf(word, 8))
  let next = 0
  for (let right = side - 1, upwards = true; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right = 5 // the column of the timing pattern is skipped
    for (let step = 0; step < side; step++) {
      const y = upwards ? side - 1 - step : step
      for (const x of [right, right - 1]) {
        // The mask of the checkerboard keeps large areas from having one colour.
        if (!taken[y]![x]) dark[y]![x] = (bits[next++] === 1) !== ((x + y) % 2 === 0)
      }
    }
  }
  return dark
}

/** Level L and the checkerboard mask, with their own correction, written twice. */
function drawFormat(side: number, set: (x: number, y: number, dark: boolean) => void): void {
  const format = 0b01000
  let rest = format << 10
  for (let at = 14; at >= 10; at--) if ((rest >> at) & 1) rest ^= 0x537 << (at - 10)
  const whole = ((format << 10) | rest) ^ 0x5412
  const bit = (place: number) => ((whole >> place) & 1) === 1
  for (let place = 0; place < 15; place++) {
    // Around the corner at the top left, past the timing pattern ...
    if (place < 8) set(8, place < 6 ? place : place + 1, bit(place))
    else set(place === 8 ? 7 : 14 - place, 8, bit(place))
    // ... and along the two other corners.
    if (place < 8) set(side - 1 - place, 8, bit(place))
    else set(8, side - 15 + place, bit(place))
  }
  set(8, side - 8, true)
}
