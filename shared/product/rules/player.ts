// A player in a team order, and the pieces of her row.

/** One player. */
export interface Player {
  id: string
  name: string
  number: string
  /** The id of the chosen size by product id. */
  sizes: Readonly<Record<number, string>>
  /** How many pieces of everything, from 1 to 999; absent is 1, as in rows that were stored or printed before there were pieces. */
  quantity?: number
  /** Whether the player's card is open; on a phone each player is a card. */
  isOpen: boolean
  /** Whether the player's clothes are part of this order. */
  isOrdered: boolean
}

/** The field of a player that something is about: the name, the number, the pieces, or the size of a product. */
export type PlayerField = 'name' | 'number' | 'quantity' | number

/** The most pieces of one row. */
export const MOST_PIECES = 999

/** The pieces of a row. */
export const piecesOf = ({ quantity = 1 }: Pick<Player, 'quantity'>): number => quantity

/** A number of pieces, with the zeros that a spreadsheet adds and the word for pieces. */
const PIECES = /^(\d{1,4})(?:[.,]0+)?\s*(?:x|stk?\.?|stuks?|stück|pcs?\.?|pieces?)?$/i

/**
 * The pieces that a text names; undefined for an empty one, null if it is no number of pieces from 1 to the most.
 * @example readPieces('20,0') // 20; readPieces('3 x') // 3; readPieces('2,5') // null
 */
export function readPieces(text: string): number | undefined | null {
  const written = text.trim()
  if (written === '') return undefined
  const pieces = Number(PIECES.exec(written)?.[1] ?? 0)
  return pieces > 0 && pieces <= MOST_PIECES ? pieces : null
}

/** A player without any data. */
export function emptyPlayer(id: string): Player {
  return { id, name: '', number: '', sizes: {}, isOpen: false, isOrdered: true }
}
