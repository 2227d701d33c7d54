/** A secret of one's own, as the token of a seat: a message that asks for a seat may then safely be sent twice. */
export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
