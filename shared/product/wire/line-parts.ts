// What goes into the cart besides a sku and a quantity, under our names; `cart-item.ts` writes and reads the host's.
import type { Facts } from '#shared/wire/answer-parts.ts'

/** An option of an attribute: the attribute's id, or its code where the host gives no id. */
export interface LineChoice {
  attribute: number | string
  optionId: number
}

/** One thing chosen of a bundle's option. */
export interface LinePart {
  optionId: number
  selectionId: number
  /** Pieces in one bundle. */
  quantity: number
  choices: readonly LineChoice[]
}

/** What is put on, of one group of options and one product: the product itself or a part of it. */
export interface LinePersonalisation {
  /** Null of the product's own options, as Magento keeps them. */
  groupId: number | null
  productId: number
  /** Text as typed, the id of a choice, or a tension. */
  options: readonly { optionId: number; value: string | number }[]
}

/** A player of a team. */
export interface LinePlayer {
  id: string
  /** Empty where nothing is printed. */
  name: string
  number: string
  sizes: readonly { productId: number; choices: readonly LineChoice[] }[]
  /** Name and number as options of what is printed, where the platform has no teams. */
  prints?: readonly LinePersonalisation[]
}

/** All of it; what a line does not have is left out. */
export interface LineParts {
  choices?: readonly LineChoice[]
  bundle?: readonly LinePart[]
  personalisation?: readonly LinePersonalisation[]
  players?: readonly LinePlayer[]
}

/** What is sent to put something into the cart; always in a list, all or none. */
export interface NewLine extends LineParts {
  sku: string
  quantity: number
  /** In place of all else, what the host said of a line that is to come back. */
  request?: Facts
  /** In place of choices, what a host without requests said of it. */
  productOption?: Facts | null
  /** More that the host has to know of the line, under its names. */
  extra?: Readonly<Record<string, unknown>>
}
