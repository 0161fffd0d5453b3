// Decides where and how a product can be bought: the button of its card, and the widgets of its page.
import type { Product } from '#shared/product/wire/product.ts'

/** The properties of a card that decide. */
export interface Kind {
  type: string
  hasPersonalisation: boolean
  /** The host's own, more specific kind; `team-wear` is a kit for a whole team. */
  kind?: string | null
}

/** The action that buys a product: add it, choose options, build a bundle, or enter a team. */
export type BuyVerb = 'add' | 'choose' | 'build' | 'team'

/**
 * The action on a card's button.
 * @example verbOf({ type: 'grouped', hasPersonalisation: false }) // 'build'
 */
export function verbOf({ type, hasPersonalisation, kind }: Kind): BuyVerb {
  if (kind === 'team-wear') return 'team'
  if (type === 'bundle' || type === 'grouped') return 'build'
  return type === 'configurable' || hasPersonalisation ? 'choose' : 'add'
}

/** Whether quick buy can show all options. Products that are printed, strung or made for a team need their page. */
export function isQuick(kind: Kind): boolean {
  return verbOf(kind) !== 'team' && !kind.hasPersonalisation
}

/** The widgets that a product's page needs for buying, in order; the button follows them. */
export function mountsOf({ type, personalisation, bundleOptions, teamWear }: Product): string[] {
  const options = type === 'bundle' ? 'bundle-options' : type === 'grouped' ? 'set-builder' : 'product-options'
  const hasPrints =
    personalisation.length > 0 || bundleOptions.some(({ selections }) => selections.some((one) => one.personalisation.length > 0))
  return [options, ...(hasPrints ? ['personalisation'] : []), ...(teamWear ? ['team-roster'] : [])]
}
