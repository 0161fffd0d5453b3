// Types of a cart line's data besides sku and quantity, under our names; `cart-item.ts` converts them from and to the host's.
import type { Facts } from '#shared/wire/answer-parts.ts'

/** An option of an attribute: the attribute's id, or its code where the host gives no id. */
export interface LineChoice {
  attribute: number | string
  optionId: number
}

/** A selection for a bundle's option. */
export interface LinePart {
  optionId: number
  selectionId: number
  /** Items in one bundle. */
  quantity: number
  choices: readonly LineChoice[]
}

/** Personalisation from one group of options, on one product: the product itself or a part of it. */
export interface LinePersonalisation {
  /** Null for the product's own options, as in Magento. */
  groupId: number | null
  productId: number
  /** The text as typed, the id of a choice, or a tension. */
  options: readonly { optionId: number; value: string | number }[]
}

/** A player of a team. */
export interface LinePlayer {
  id: string
  /** Empty where no name is printed. */
  name: string
  number: string
  /** Pieces of everything; absent is 1. */
  quantity?: number
  sizes: readonly { productId: number; choices: readonly LineChoice[] }[]
  /** Name and number as options of the personalisation, where the platform has no teams. */
  prints?: readonly LinePersonalisation[]
}

/** All data of a line; absent parts are left out. */
export interface LineParts {
  choices?: readonly LineChoice[]
  bundle?: readonly LinePart[]
  personalisation?: readonly LinePersonalisation[]
  players?: readonly LinePlayer[]
}

/** The request that adds lines to the cart; always in a list, all or none. */
export interface NewLine extends LineParts {
  sku: string
  quantity: number
  /** In place of everything else: the host's own request of a line that is added again. */
  request?: Facts
  /** In place of choices: the host's own data, for hosts without requests. */
  productOption?: Facts | null
  /** Other data for the host, under its own names. */
  extra?: Readonly<Record<string, unknown>>
}
