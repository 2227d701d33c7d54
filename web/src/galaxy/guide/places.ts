/** Where things are in the flight, for the guide's pointer; at the yard they are marked with `data-guide`. */

export const PLACES: Readonly<Record<string, string>> = {
  track: '.flight .board, .flight .line',
  card: '.flight .card',
  decision: '.flight .decision',
  'own-ship': '.flight .ship',
}
