// The cart as analytics events describe it, so that a listener does not need the store.
import { pricePerPiece } from '#shared/cart/rules/price-per-piece.ts'
import { withoutPersonal } from '#shared/cart/rules/public-cart.ts'
import type { Cart, CartLine } from '#shared/cart/wire/cart.ts'
import { emit } from '#shared/events/bus.ts'
import { categoriesOf } from '#shared/events/item-categories.ts'
import type { AnalyticsItem, Basket } from '#shared/events/vocabulary.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'
import { idsOf } from '#stores/product/item-parts.ts'
import { $cart, $totals } from './state.ts'

/** A product's position in a list when it was added. */
export type ListPlace = Pick<AnalyticsItem, 'index' | 'item_list_id' | 'item_list_name'>

/** The analytics item for a number of pieces of a line. */
export function analyticsItem(line: CartLine, quantity: number, place: ListPlace = {}): AnalyticsItem {
  const { productId, manufacturer } = line
  const totals = valueOf($totals.get())
  const coupon = totals?.coupon
  const row = totals?.lines.find(({ id }) => id === line.id)
  // Some hosts send it as a negative amount.
  const discount = row && row.quantity > 0 ? Math.abs(row.discount ?? 0) / row.quantity : 0
  return {
    ...idsOf(line, line.options),
    item_name: line.name,
    ...(productId === null ? {} : { item_group_id: String(productId) }),
    ...(manufacturer ? { item_brand: manufacturer } : {}),
    currency: $page.get().currency,
    ...pricePerPiece(line.unitPrice ?? row?.unitPrice ?? null, discount),
    quantity,
    ...categoriesOf(line.categories),
    ...place,
    ...(coupon ? { coupon } : {}),
  }
}

/** The whole cart as currently known. */
export function currentBasket(): Basket {
  const totals = valueOf($totals.get())
  return {
    lines: (valueOf($cart.get())?.lines ?? []).map((line) => analyticsItem(line, line.quantity)),
    currency: totals?.currency ?? $page.get().currency,
    value: totals?.grandTotal ?? null,
    coupon: totals?.coupon ?? null,
  }
}

/** The cart for events, which tag managers pass on to others: without what is personal. */
export function cartForEvents(cart: Cart | null = valueOf($cart.get())): Cart | null {
  return cart && withoutPersonal(cart)
}

/** The items that `after` contains in addition to `before`. */
export function increases(before: Cart, after: Cart, place?: ListPlace): AnalyticsItem[] {
  return after.lines.flatMap((line) => {
    const more = line.quantity - (before.lines.find(({ id }) => id === line.id)?.quantity ?? 0)
    return more > 0 ? [analyticsItem(line, more, place)] : []
  })
}

/** Emits the event that the cart page shows the cart. */
export function reportCartViewed(origin?: object): void {
  emit('cart:viewed', currentBasket(), origin)
}
