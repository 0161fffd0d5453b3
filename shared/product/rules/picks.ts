// The shopper's choices for a product that is put together: one entry per chosen part.
import type { Choice } from './configurable.ts'

/** Something that is taken of an option of a bundle. */
export interface BundlePick {
  optionId: number
  selectionId: number
  /** Pieces in one bundle. */
  quantity: number
  /** What is in the field is no quantity, and `quantity` is the one before it, which nobody asks for any more. */
  isMistyped?: boolean
  /** Of a part with sizes or colours. */
  choices: readonly Choice[]
}

/** What she wants of a product of a set. */
export interface MemberPick {
  /** Pieces; null is what the shop suggests. */
  quantity: number | null
  /** What is in the field is no quantity; as of a bundle's parts. */
  isMistyped?: boolean
  choices: readonly Choice[]
}

/** Wishes by product id: there is one of each product, so that a new one takes the place of the one before. */
export type SetState = Readonly<Record<string, MemberPick>>
