// The far end of a line to a table, held by a test in place of the server.

import type { Hello, Message, Said } from '$lib/protocol'

export class Wire {
  static all: Wire[] = []
  readyState = 0
  said: Said[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor(readonly address: string) {
    Wire.all.push(this)
  }

  static get last(): Wire {
    return Wire.all.at(-1)!
  }

  connect(): this {
    this.readyState = 1
    this.onopen?.()
    return this
  }

  /** Connect, and how the client introduces itself. */
  hello(): Hello {
    return this.connect().said[0] as Hello
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said)
  }

  hear(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  close(): void {
    this.readyState = 3
  }

  breaks(): void {
    this.readyState = 3
    this.onclose?.()
  }

  acts(): Said[] {
    return this.said.filter((said) => said.do !== 'hello' && said.do !== 'ping')
  }
}
