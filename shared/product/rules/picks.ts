// The choices for a bundle or set: one entry per chosen part.
import type { Choice } from './configurable.ts'

/** A pick for an option of a bundle. */
export interface BundlePick {
  optionId: number
  selectionId: number
  /** Items in one bundle. */
  quantity: number
  /** The field's text is not a quantity; `quantity` is the previous one, which is out of date. */
  isMistyped?: boolean
  /** Choices of a part with sizes or colours. */
  choices: readonly Choice[]
}

/** A pick for a product of a set. */
export interface MemberPick {
  /** The number of items; null for the shop's suggestion. */
  quantity: number | null
  /** The field's text is not a quantity, as for a bundle's part. */
  isMistyped?: boolean
  choices: readonly Choice[]
}

/** Picks by product id: each product has one, so a new pick replaces the previous one. */
export type SetState = Readonly<Record<string, MemberPick>>
