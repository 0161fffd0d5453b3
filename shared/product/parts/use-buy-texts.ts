// The label of the buy button by product type, the same in lists, search results, wishlist, comparison and quick buy.
import { useLingui } from '@lingui/react/macro'
import { type Kind, verbOf } from '#shared/product/rules/buying.ts'

/**
 * The label of a product's buy control.
 * @example const words = useBuyTexts(product) // 'Build your set'
 */
export function useBuyTexts(kind: Kind): string {
  const { t } = useLingui()
  const verb = verbOf(kind)
  if (verb === 'team') return t`Enter your team`
  if (verb === 'build') return t`Build your set`
  return verb === 'choose' ? t({ id: 'product.choose', message: 'Choose' }) : t({ id: 'product.add', message: 'Add' })
}
