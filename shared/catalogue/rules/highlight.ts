// Finds the parts of a suggestion that match the typed text: beginnings of words, ignoring case and accents.

/** A part of a text. */
export interface Piece {
  text: string
  isMatch: boolean
}

/** The words of the last query, since twenty suggestions belong to one query. */
let last: { query: string; words: string[] } = { query: '', words: [] }

/** The words of a query, the longest first. */
function wordsOf(query: string): string[] {
  if (query === last.query) return last.words
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
  last = { query, words }
  return words
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Splits a text where words of it begin with words of the query. The joined pieces are the text again.
 * @example highlight('Café racer', 'cafe') // [{ text: 'Café', isMatch: true }, { text: ' racer', isMatch: false }]
 */
export function highlight(text: string, query: string): Piece[] {
  const words = wordsOf(query)
  return isPlain(text) ? highlightPlain(text, words) : highlightFolded(text, words)
}

/** Text in which folding changes no lengths, which is nearly all product text. */
// oxlint-disable-next-line no-control-regex -- plain text is all of ASCII
const isPlain = (text: string) => /^[\x00-\x7f]*$/.test(text)

function highlightPlain(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  const lower = text.toLowerCase()
  let done = 0
  for (const { 0: run, index } of lower.matchAll(/[a-z0-9]+/g)) {
    const word = words.find((candidate) => run.startsWith(candidate))
    if (word === undefined) continue
    if (index > done) pieces.push({ text: text.slice(done, index), isMatch: false })
    done = index + word.length
    pieces.push({ text: text.slice(index, done), isMatch: true })
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false })
  return pieces
}

function highlightFolded(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  // The characters as written, each with its folded form, since folding may change lengths: ß, é, İ.
  const characters = [...text.normalize('NFC')].map((written) => ({ written, folded: fold(written) }))
  /** The end of the longest match that begins here; `start` where there is none. */
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
