// Where and how a product can be bought: what a card may offer, and which widgets its page needs.
import type { Product } from '#shared/product/wire/product.ts'

/** What says it, on a card. */
export interface Kind {
  type: string
  hasPersonalisation: boolean
  /** The host's own, finer word; `team-wear` is a kit for a whole team. */
  kind?: string | null
}

/** What a shopper does to have it: take it, choose of it, put it together, or name who plays. */
export type BuyVerb = 'add' | 'choose' | 'build' | 'team'

/**
 * What a card's button says.
 * @example verbOf({ type: 'grouped', hasPersonalisation: false }) // 'build'
 */
export function verbOf({ type, hasPersonalisation, kind }: Kind): BuyVerb {
  if (kind === 'team-wear') return 'team'
  if (type === 'bundle' || type === 'grouped') return 'build'
  return type === 'configurable' || hasPersonalisation ? 'choose' : 'add'
}

/** Whether a dialog has room for all that has to be said. What is printed, strung or made for a team has its page. */
export function isQuick(kind: Kind): boolean {
  return verbOf(kind) !== 'team' && !kind.hasPersonalisation
}

/** The widgets that a product is bought by, in their order; the button comes after them. */
export function mountsOf({ type, personalisation, bundleOptions, teamWear }: Product): string[] {
  const options = type === 'bundle' ? 'bundle-options' : type === 'grouped' ? 'set-builder' : 'product-options'
  const hasPrints =
    personalisation.length > 0 || bundleOptions.some(({ selections }) => selections.some((one) => one.personalisation.length > 0))
  return [options, ...(hasPrints ? ['personalisation'] : []), ...(teamWear ? ['team-roster'] : [])]
}
