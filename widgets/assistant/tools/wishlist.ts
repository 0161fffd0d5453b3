// The tools of the wishlist.
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import { i18n } from '#shared/i18n/i18n.ts'
import { $wishedIds, loadWishlist, toggleWish } from '#stores/saved/wishlist.ts'
import { cardFacts } from '../facts.ts'
import { defineTool, refuse } from '../tool.ts'

/** The most products that are told with their names and prices. */
const MOST_CARDS = 48
const ProductId = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The products on the list. */
export const getWishlist = defineTool({
  name: 'get_wishlist',
  title: msg`Wishlist`,
  description: msg`Reads the wishlist with the prices and stock of today.`,
  effect: 'reads',
  hasOthersTexts: true,
  fields: {},
  words: {},
  run: () => readWishlist(),
})

/** Adds a product. */
export const addWish = defineTool({
  name: 'add_to_wishlist',
  title: msg`Add to wishlist`,
  description: msg`Adds a product to the wishlist.`,
  effect: 'changes',
  fields: { productId: ProductId },
  words: { productId: msg`The number of the product, as the search names it` },
  run: async ({ productId }, { origin }) => {
    const added = await toggleWish(productId, true, origin)
    return added.ok ? { ok: true, value: { productIds: $wishedIds.get() } } : added
  },
})

/** Removes a product, after her press. */
export const removeWish = defineTool({
  name: 'remove_from_wishlist',
  title: msg`Remove from wishlist`,
  description: msg`Removes a product from the wishlist. The shopper is asked, and agrees by pressing a button.`,
  effect: 'asks',
  fields: { productId: ProductId },
  words: { productId: msg`The number of the product, as the wishlist names it` },
  run: async ({ productId }, { origin, ask }) => {
    const wished = await loadWishlist()
    if (!wished.ok) return wished
    if (!$wishedIds.get().includes(productId)) return refuse('not-wished', i18n._(msg`This product is not on the wishlist.`))
    const { $cards, loadCards } = await import('#stores/saved/wished-products.ts')
    await loadCards([productId])
    const name = $cards.get()[productId]?.name ?? i18n._(msg`Product ${{ number: productId }}`)
    const agreed = await ask({ kind: 'remove-wish', name })
    if (!agreed.ok) return agreed
    const removed = await toggleWish(productId, false, origin)
    return removed.ok ? { ok: true, value: { productIds: $wishedIds.get() } } : removed
  },
})

async function readWishlist(): Promise<Result<object>> {
  const { $cards, $listedIds, loadListed } = await import('#stores/saved/wished-products.ts')
  const loaded = await loadListed(MOST_CARDS)
  if (!loaded.ok) return loaded
  const cards = $cards.get()
  const products = $listedIds.get().flatMap((id) => {
    const card = cards[id]
    return card ? [cardFacts(card)] : []
  })
  return { ok: true, value: { productIds: $listedIds.get(), products } }
}
