/** The colours of the drawings. They are plain values, since a downloaded picture has no style sheet to ask. */

export const INK = '#1d1710'
export const CREAM = '#f3ecdc'
export const BRASS = '#d8a75c'
export const SKY = '#0a0e1f'

/** The colours of the seats; each also has a pattern of its own: stripes, dots, chevrons, grid, waves. */
export const SEATS = ['#ef5b45', '#5aa2f0', '#62c279', '#f5c84f', '#ff9838'] as const
/** A darker shade of each for the pattern, and one for edges. */
export const SEATS_DARK = ['#a92f20', '#2a67ad', '#2d8047', '#a97d14', '#8f4a08'] as const

export const GOODS = { R: '#f0503c', Y: '#f7cb45', G: '#5fc46f', B: '#58a6f4' } as const
export const GOODS_DARK = { R: '#8e1f14', Y: '#8f6708', G: '#1f6b34', B: '#1c5596' } as const
