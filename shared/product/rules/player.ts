// The type of a player in a team order.

/** One player. */
export interface Player {
  id: string
  name: string
  number: string
  /** The id of the chosen size by product id. */
  sizes: Readonly<Record<number, string>>
  /** Whether the player's card is open; on a phone each player is a card. */
  isOpen: boolean
  /** Whether the player's clothes are part of this order. */
  isOrdered: boolean
}

/** The field of a player that something is about: the name, the number, or the size of a product. */
export type PlayerField = 'name' | 'number' | number

/** A player without any data. */
export function emptyPlayer(id: string): Player {
  return { id, name: '', number: '', sizes: {}, isOpen: false, isOrdered: true }
}
