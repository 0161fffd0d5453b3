// Translates the suite's events into analytics events. The suite's events follow the server's confirmation, so nothing is verified here.
import { roundMoney } from '#shared/domain/money.ts'
import type { AnalyticsEvent, AnalyticsItem, Basket, Events } from '#shared/events/vocabulary.ts'

/** An event without its id; `set` is the sku of the set whose products were added, which no tag is told. */
export type Counted = Omit<AnalyticsEvent, 'id'> & { set?: string }

/** Translates one event of the suite. */
type Translation<Name extends keyof Events> = (detail: Events[Name], currency: string) => Counted | null

const translations: { [Name in keyof Events]?: Translation<Name> } = {
  'cart:added': ({ lines, set }, currency) => withMore(ofItems('add_to_cart', lines, currency), set === undefined ? {} : { set }),
  'cart:removed': ({ lines }, currency) => ofItems('remove_from_cart', lines, currency),
  'wishlist:added': ({ productId, item }, currency) => ofItems('add_to_wishlist', [item ?? unnamed(productId, currency)], currency),
  'wishlist:removed': ({ productId, item }, currency) => ofItems('remove_from_wishlist', [item ?? unnamed(productId, currency)], currency),
  'product:viewed': ({ item }, currency) => ofItems('view_item', [item], currency),
  'cart:opened': (basket) => ofBasket('view_cart', basket),
  'cart:viewed': (basket) => ofBasket('view_cart', basket),
  'checkout:started': (basket) => ofBasket('begin_checkout', basket),
  'checkout:shipping-saved': ({ title, ...basket }) => withMore(ofBasket('add_shipping_info', basket), { shipping_tier: title }),
  'checkout:payment-chosen': ({ title, ...basket }) => withMore(ofBasket('add_payment_info', basket), { payment_type: title }),
  'order:placed': ({ transactionId, affiliation, tax, shipping, ...basket }) =>
    withMore(ofBasket('purchase', basket), {
      transaction_id: transactionId,
      affiliation,
      ...(tax === null ? {} : { tax }),
      ...(shipping === null ? {} : { shipping }),
    }),
}

/** The events about lines of a cart or an order, whose items lack the reduction shown in lists and on product pages. */
const aboutLines: ReadonlySet<Counted['name']> = new Set([
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
])

/** Whether an event is about lines of a cart or an order. */
export function isAboutLines({ name }: Counted): boolean {
  return aboutLines.has(name)
}

/** The analytics event for `name`; null where there is none, or nothing to track. */
export function translate<Name extends keyof Events>(name: Name, detail: Events[Name], currency: string): Counted | null {
  const translation: Translation<Name> | undefined = translations[name]
  return translation?.(detail, currency) ?? null
}

/** An event about items; its value is their total price. */
export function ofItems(name: Counted['name'], items: readonly AnalyticsItem[], currency: string): Counted | null {
  const [first] = items
  if (!first) return null
  const prices = items.map(({ price, quantity }) => (price === null ? null : price * quantity))
  const value = prices.reduce((sum, price) => (sum === null || price === null ? null : sum + price), 0)
  return { name, items: [...items], currency: first.currency || currency, value: value === null ? null : roundMoney(value) }
}

/** The value of a basket is that of its items: the amount to pay includes delivery, and a gift card is no discount. */
function ofBasket(name: Counted['name'], { lines, currency, coupon }: Basket): Counted | null {
  return withMore(ofItems(name, lines, currency), { currency, ...(coupon ? { coupon } : {}) })
}

function withMore(event: Counted | null, more: Partial<Counted>): Counted | null {
  return event && { ...event, ...more }
}

/** An item for a product of which only the id is known; Google refuses an item with neither id nor name. */
function unnamed(productId: number, currency: string): AnalyticsItem {
  const id = String(productId)
  return { item_id: id, item_name: id, item_group_id: id, currency, price: null, quantity: 1 }
}
