// Splits a query into the words and numbers that the reader compares, in lower case and without accents.
import { foldAccents } from '#demo-pages/database/fold.ts'

/** The most words that are read; no shopper types more. */
const most = 8
const longest = 40

/** A word of a query, as it was typed and in the form that is compared. */
export interface Token {
  typed: string
  folded: string
  /** Which of the query's words, separated by spaces, it is or is a part of; absent where nobody typed it. */
  place?: number
  /** As it stands in the query, where it is a part of a compound. */
  written?: string
}

/** Whether a query stands in quotes: then it is searched as it was typed, without corrections. */
export function isLiteral(query: string): boolean {
  return /^["“”„«»].*["“”„«»]$/su.test(query.trim())
}

/**
 * The words of a query. Decimals stay whole, since they are sizes, and a possessive s is dropped.
 * @example tokensOf("Men's shoes 5,5") // men, shoes, 5.5
 */
export function tokensOf(query: string): Token[] {
  const plain = query
    .trim()
    .toWellFormed()
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/(?<=\p{L})[’'ʼ][st]?(?![\p{L}\p{N}])/gu, '')
  const found = [...plain.matchAll(/\d+[.,]\d+(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu)]
  return found.slice(0, most).map(({ 0: word, index }) => {
    const typed = Array.from(word).slice(0, longest).join('')
    return { typed, folded: foldAccents(typed).replace(',', '.'), place: plain.slice(0, index).split(/\s+/).length - 1 }
  })
}
