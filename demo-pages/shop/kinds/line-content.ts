// The content of one piece of a line after its choices are resolved: stock, prices, texts and errors.
import type { WirePersonalisationOption } from '#demo-pages/catalogue/product-wire.ts'
import type { DeliveryInfo } from '../delivery.ts'
import type { Sellable } from '../sellables.ts'
import type { ChosenOption } from '../shapes.ts'
import type { Fault } from './fault.ts'
import type { LineChoice } from './item-request.ts'

/** Pieces of one variant, with the field that requested them. */
export interface NeededPieces {
  sellable: Sellable
  count: number
  path: string
}

/** One printed, strung or entered value. */
export interface LinePrint {
  productId: number
  optionId: number
  type: WirePersonalisationOption['type']
  /** The choice whose crest is printed on the back; null for any other. */
  crestId: number | null
  label: string
  value: string
  cents: number
  /** Whether something is made to order, so that it takes longer and cannot be returned. */
  isMade: boolean
  delivery: DeliveryInfo | null
  isReturnable: boolean
}

/** A part of a bundle or kit; `count` is its number of pieces in one piece of the line. */
export interface LinePart {
  optionTitle: string
  sellable: Sellable
  count: number
  cents: number
  prints: LinePrint[]
}

/** One player with the pieces she gets. */
export interface LinePlayer {
  id: string
  name: string
  number: string
  /** Pieces of everything. */
  qty: number
  /** The price of one of them. */
  cents: number
  sizes: { productId: number; name: string; options: ChosenOption[] }[]
}

/** The content of one piece of a line. */
export interface LineContent {
  pieces: NeededPieces[]
  /** The price of one piece without tiers: parts, prints and players together. */
  extraCents: number
  parts: LinePart[]
  prints: LinePrint[]
  players: LinePlayer[]
  /** The choices in canonical form: equal choices have the same text. */
  choice: LineChoice
  faults: Fault[]
}
