// What can be had in exchange for a line of a return, by the choices made so far.
import { type AttributeState, attributeStates, type Choice, hasEveryChoice, matchingVariant } from '#shared/product/rules/configurable.ts'
import type { ExchangeOffer } from '#shared/orders/wire/return-choices.ts'

/** What a shopper wants instead of money. */
export interface ExchangeChoice {
  options: readonly Choice[]
  /** Whether she waits for it if it is sold out. */
  isWaiting: boolean
}

/** The state of an exchange: `choosing` until one piece is left. */
export interface ExchangeState {
  attributes: AttributeState[]
  status: 'choosing' | 'available' | 'sold-out'
  /** The piece; null while several are left. */
  piece: ExchangeOffer['variants'][number] | null
}

/** The state for this number of pieces: fewer in stock count as sold out. */
export function exchangeState({ attributes, variants }: ExchangeOffer, { options }: ExchangeChoice, quantity: number): ExchangeState {
  const known = variants.map((variant) => ({ ...variant, stock: variant.stock === null || variant.stock >= quantity ? variant.stock : 0 }))
  const match = hasEveryChoice(attributes, options) ? matchingVariant(known, options) : null
  const piece = variants.find(({ sku }) => sku === match?.sku) ?? null
  const status = match === null ? 'choosing' : match.stock === 0 ? 'sold-out' : 'available'
  return { attributes: attributeStates(attributes, known, options), status, piece }
}

/** The exchange to send; null while it is not complete, or if it is sold out and she does not wait for it. */
export function wishOf(offer: ExchangeOffer, choice: ExchangeChoice, quantity: number): { sku: string; wait: boolean } | null {
  const { status, piece } = exchangeState(offer, choice, quantity)
  if (piece === null || (status === 'sold-out' && !choice.isWaiting)) return null
  return { sku: piece.sku, wait: status === 'sold-out' }
}
