// One player of a team order.

/** One player. */
export interface Player {
  id: string
  name: string
  number: string
  /** The chosen size by product id. */
  sizes: Readonly<Record<number, string>>
  /** Her card is open; on a phone one player is one card. */
  isOpen: boolean
  /** Her clothes are part of this order. */
  isOrdered: boolean
}

/** What of a player something is about: the name, the number, or the size of a product. */
export type PlayerField = 'name' | 'number' | number

/** A player of whom nothing is known yet. */
export function emptyPlayer(id: string): Player {
  return { id, name: '', number: '', sizes: {}, isOpen: false, isOrdered: true }
}
