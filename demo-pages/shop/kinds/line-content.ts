// The content of one piece of a line after its choices are resolved: stock, prices, texts, and errors.
import type { DeliveryFacts } from '../delivery.ts'
import type { Sellable } from '../sellables.ts'
import type { ChosenOption } from '../shapes.ts'
import type { Fault } from './fault.ts'
import type { LineChoice } from './item-request.ts'

/** Pieces of one variant, and the field that requested them. */
export interface NeededPieces {
  sellable: Sellable
  count: number
  path: string
}

/** One printed, strung or typed value. */
export interface LinePrint {
  productId: number
  optionId: number
  label: string
  value: string
  cents: number
  /** Whether something is made to order, so that it takes longer and cannot be returned. */
  isMade: boolean
  delivery: DeliveryFacts | null
  isReturnable: boolean
}

/** A part of a bundle or a kit; `count` pieces in one of the line. */
export interface LinePart {
  optionTitle: string
  sellable: Sellable
  count: number
  cents: number
  prints: LinePrint[]
}

/** One player with what she gets. */
export interface LinePlayer {
  id: string
  name: string
  number: string
  cents: number
  sizes: { productId: number; name: string; options: ChosenOption[] }[]
}

/** One of a line. */
export interface LineContent {
  pieces: NeededPieces[]
  /** Of one, without tiers: parts, prints and players together. */
  extraCents: number
  parts: LinePart[]
  prints: LinePrint[]
  players: LinePlayer[]
  /** The choices in their one form: the same choice is the same text. */
  choice: LineChoice
  faults: Fault[]
}
