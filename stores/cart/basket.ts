// The cart in the words of analytics, so that a listener needs no store.
import type { AnalyticsItem, Basket } from '#shared/events/vocabulary.ts'
import type { Quote, QuoteItem } from '#shared/schemas/quote.ts'
import { valueOf } from '../loadable.ts'
import { $page } from '../page.ts'
import { $quote, $sums } from './state.ts'

/** Where in a list a product was when it was added. */
export type ListPlace = Pick<AnalyticsItem, 'index' | 'item_list_id' | 'item_list_name'>

/** So many pieces of a line. */
export function analyticsItem(item: QuoteItem, quantity: number, place: ListPlace = {}): AnalyticsItem {
  const { sku, product_id, manufacturer, options, categories } = item.extension_attributes
  const [one, two, three, four, five] = categories
  const coupon = valueOf($sums.get())?.coupon_code
  return {
    item_id: sku ?? item.sku,
    item_name: item.name,
    ...(product_id === null ? {} : { item_group_id: String(product_id) }),
    ...(manufacturer ? { item_brand: manufacturer } : {}),
    ...withVariant(item.sku, options),
    currency: $page.get().currency,
    price: item.price_incl_tax,
    quantity,
    ...(one ? { item_category: one } : {}),
    ...(two ? { item_category2: two } : {}),
    ...(three ? { item_category3: three } : {}),
    ...(four ? { item_category4: four } : {}),
    ...(five ? { item_category5: five } : {}),
    ...place,
    ...(coupon ? { coupon } : {}),
  }
}

/** The whole cart as it is known now. */
export function currentBasket(): Basket {
  const totals = valueOf($sums.get())
  return {
    lines: (valueOf($quote.get())?.items ?? []).map((item) => analyticsItem(item, item.qty)),
    currency: totals?.quote_currency_code ?? $page.get().currency,
    value: totals?.grand_total ?? null,
    coupon: totals?.coupon_code ?? null,
  }
}

/** What `after` has more than `before`. */
export function increases(before: Quote, after: Quote, place?: ListPlace): AnalyticsItem[] {
  return after.items.flatMap((item) => {
    const more = item.qty - (before.items.find((old) => old.item_id === item.item_id)?.qty ?? 0)
    return more > 0 ? [analyticsItem(item, more, place)] : []
  })
}

const COLOUR = /colou?r|kleur|farbe|färg/i

/** The spec's item_variant is the colour. */
function withVariant(sku: string, options: readonly { label: string; value: string }[]): Partial<AnalyticsItem> {
  if (options.length === 0) return {}
  const colour = options.find(({ label }) => COLOUR.test(label))
  return { item_variant_id: sku, ...(colour ? { item_variant: colour.value } : {}) }
}
