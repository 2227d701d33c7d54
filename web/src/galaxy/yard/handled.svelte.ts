/** What the hands have done at the yard that the table never hears of; the guided flight watches it. */

export const handled = $state({ turns: 0 })
