// Prepares text for a PDF: replaces letters that the fonts lack, and wraps lines.
import type { PDFFont } from 'pdf-lib'

/** The room for a text. */
export interface Room {
  font: PDFFont
  size: number
  /** In points. */
  width: number
  /** The maximum number of lines; a longer text ends in an ellipsis. */
  lines?: number
}

/** The standard fonts have the letters of Western Europe; a question mark replaces any other, which would throw an error. */
export function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  return Array.from(text.normalize('NFC'), (letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?')).join('')
}

/** Wraps a text between words; a word that is longer than a line is split. */
export function wrap(text: string, { font, size, width, lines = Infinity }: Room): string[] {
  const fits = (part: string) => font.widthOfTextAtSize(part, size) <= width
  const rows: string[] = []
  let row = ''
  for (const word of printable(text, font).split(' ')) {
    let rest = row === '' ? word : `${row} ${word}`
    if (row !== '' && !fits(rest)) {
      rows.push(row)
      rest = word
    }
    while (!fits(rest)) {
      let length = rest.length - 1
      while (length > 1 && !fits(rest.slice(0, length))) length--
      rows.push(rest.slice(0, length))
      rest = rest.slice(length)
    }
    row = rest
  }
  rows.push(row)
  if (rows.length <= lines) return rows
  let last = rows[lines - 1] ?? ''
  while (last && !fits(`${last}...`)) last = last.slice(0, -1)
  return [...rows.slice(0, lines - 1), `${last}...`]
}
