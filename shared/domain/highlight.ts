// Which parts of a suggestion are what was typed: beginnings of words, whatever their case and accents.

/** A piece of a text, in order. */
export interface Piece {
  text: string
  isMatch: boolean
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Cuts a text where words of the query begin words of it. Joined, the pieces are the text again.
 * @example highlight('Café racer', 'cafe') // [{ text: 'Café', isMatch: true }, { text: ' racer', isMatch: false }]
 */
export function highlight(text: string, query: string): Piece[] {
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
  const pieces: Piece[] = []
  // By characters as written, each with what it folds to, since folding may change lengths: ß, é, İ.
  const characters = [...text.normalize('NFC')].map((written) => ({ written, folded: fold(written) }))
  /** Where the longest word that begins here ends; `start` where none does. */
  const matchAt = (start: number): number => {
    for (const word of words) {
      let folded = ''
      let end = start
      while (folded.length < word.length && end < characters.length) folded += characters[end++]?.folded ?? ''
      if (folded.startsWith(word)) return end
    }
    return start
  }
  let plain = ''
  let isInWord = false
  for (let at = 0; at < characters.length;) {
    const end = isInWord ? at : matchAt(at)
    const written = characters.slice(at, Math.max(end, at + 1)).map((character) => character.written)
    if (end > at) {
      if (plain) pieces.push({ text: plain, isMatch: false })
      pieces.push({ text: written.join(''), isMatch: true })
      plain = ''
    } else plain += written.join('')
    isInWord = /[\p{L}\p{N}]$/u.test(written.join(''))
    at = Math.max(end, at + 1)
  }
  if (plain) pieces.push({ text: plain, isMatch: false })
  return pieces
}
