// Extracts long strings from a JSON text while it arrives: photos become bytes at once, and the rest is as short as any other body.
import { randomUUID } from 'node:crypto'

const quote = 0x22
const backslash = 0x5c
/** The length in bytes from which a string is extracted. */
const long = 16 * 1024

/** A JSON text in pieces; `rest` has a marker in place of each long string, which `find` converts to its bytes. */
export class LiftedStrings {
  readonly #mark = `lifted ${randomUUID()} `
  readonly #lifted: Uint8Array[] = []
  #kept: Buffer[] = []
  #keptLength = 0
  /** The pieces of the current string; null between strings. */
  #string: Buffer[] | null = null
  #stringLength = 0
  /** Whether the last byte was a backslash, so that a quotation mark does not end the string. */
  #isEscaped = false

  /** Reads the next piece of the text. */
  push(piece: Uint8Array): void {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
    for (let at = 0; at < bytes.length;) at = this.#string ? this.#readString(bytes, at) : this.#readBetween(bytes, at)
  }

  /** Whether a long string has begun. */
  get hasLong(): boolean {
    return this.#lifted.length > 0 || this.#stringLength >= long
  }

  /** The length of the text without its long strings, in bytes. */
  get length(): number {
    return this.#keptLength + (this.#stringLength < long ? this.#stringLength : 0)
  }

  /** The text so far without its long strings. */
  get rest(): string {
    const started = this.#stringLength < long ? (this.#string ?? []) : []
    return new TextDecoder().decode(Buffer.concat([...this.#kept, ...started]))
  }

  /** The bytes for a marker in `rest`; any other string is returned as it is. Markers are random, so that no sender can forge one. */
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
