// Takes the long strings out of a JSON text while it arrives: photos become bytes at once, and what is left is as short as any other body.
import { randomUUID } from 'node:crypto'

const quote = 0x22
const backslash = 0x5c
/** A string from this length on, in bytes, is lifted out. */
const long = 16 * 1024

/** A JSON text in pieces; `rest` has a marker where each long string was, which `find` turns into its bytes. */
export class LiftedStrings {
  readonly #mark = `lifted ${randomUUID()} `
  readonly #lifted: Uint8Array[] = []
  #kept: Buffer[] = []
  #keptLength = 0
  /** The string that is being read, in pieces; null between strings. */
  #string: Buffer[] | null = null
  #stringLength = 0
  /** The last byte was a backslash: the next one ends nothing. */
  #isEscaped = false

  /** The next piece of the text. */
  push(piece: Uint8Array): void {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
    for (let at = 0; at < bytes.length;) at = this.#string ? this.#readString(bytes, at) : this.#readBetween(bytes, at)
  }

  /** Whether a long string has begun. */
  get hasLong(): boolean {
    return this.#lifted.length > 0 || this.#stringLength >= long
  }

  /** The length of what is not lifted out, in bytes. */
  get length(): number {
    return this.#keptLength + (this.#stringLength < long ? this.#stringLength : 0)
  }

  /** The text so far without its long strings. */
  get rest(): string {
    const started = this.#stringLength < long ? (this.#string ?? []) : []
    return new TextDecoder().decode(Buffer.concat([...this.#kept, ...started]))
  }

  /** The bytes that a string of `rest` stands for, or the string itself. The marker is random, so that no sender can write one. */
  find(text: string): Uint8Array | string {
    if (!text.startsWith(this.#mark)) return text
    return this.#lifted[Number(text.slice(this.#mark.length))] ?? text
  }

  #readBetween(bytes: Buffer, from: number): number {
    const found = bytes.indexOf(quote, from)
    const to = found === -1 ? bytes.length : found + 1
    this.#keep(bytes.subarray(from, to))
    if (found !== -1) this.#string = []
    return to
  }

  #readString(bytes: Buffer, from: number): number {
    let at = this.#isEscaped ? from + 1 : from
    this.#isEscaped = false
    let end = bytes.indexOf(quote, at)
    for (let escape = bytes.indexOf(backslash, at); escape !== -1 && (end === -1 || escape < end); escape = bytes.indexOf(backslash, at)) {
      at = escape + 2
      this.#isEscaped = at > bytes.length
      if (end !== -1 && end < at) end = bytes.indexOf(quote, at)
    }
    const to = end === -1 ? bytes.length : end
    this.#string?.push(Buffer.from(bytes.subarray(from, to)))
    this.#stringLength += to - from
    if (end === -1) return to
    this.#endString()
    this.#keep(bytes.subarray(end, end + 1))
    return end + 1
  }

  #endString(): void {
    const parts = this.#string ?? []
    if (this.#stringLength >= long) {
      this.#keep(Buffer.from(this.#mark + this.#lifted.length))
      this.#lifted.push(Buffer.from(Buffer.concat(parts).toString('latin1'), 'base64'))
    } else for (const part of parts) this.#keep(part)
    this.#string = null
    this.#stringLength = 0
  }

  #keep(bytes: Buffer): void {
    this.#kept.push(Buffer.from(bytes))
    this.#keptLength += bytes.length
  }
}
