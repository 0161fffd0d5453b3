// The cart for host code: all of it but the addresses.
import { withoutAddresses } from '#shared/cart/rules/public-cart.ts'
import type { Cart } from '#shared/cart/wire/cart.ts'
import type { Result } from '#shared/domain/failure.ts'
import { derived } from '#shared/state/derived.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { mergeCarts } from './merge.ts'
import { openCart } from './popup.ts'
import { reloadCart } from './read.ts'
import { $cart } from './state.ts'

/** The cart, with `null` for its addresses. */
export const $publicCart = derived([$cart], (cart): Loadable<Cart> => {
  return cart.state === 'ready' ? { ...cart, value: withoutAddresses(cart.value) } : cart
})

const handedOut = (result: Result<Cart>): Result<Cart> => (result.ok ? { ok: true, value: withoutAddresses(result.value) } : result)

/** Opens the popup and loads its content: the cart, and the totals if the header has none. */
export async function openPublicCart(origin?: object): Promise<Result<Cart>> {
  return handedOut(await openCart(origin))
}

/** Reloads the cart, and the totals if they were requested before. */
export async function reloadPublicCart(): Promise<Result<Cart>> {
  return handedOut(await reloadCart())
}

/** Merges the two carts: `merge` combines them, `replace` keeps only the new one. */
export async function mergePublicCarts(strategy: 'merge' | 'replace'): Promise<Result<Cart>> {
  return handedOut(await mergeCarts(strategy))
}
