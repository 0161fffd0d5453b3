// What the assistant is told of products, cart and sums: our names, and amounts as the shopper reads them.
import type { CartLine } from '#shared/cart/wire/cart.ts'
import type { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import type { Price } from '#shared/product/wire/goods.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { shownPrice } from '#shared/product/rules/discount.ts'
import { productLink } from '#shared/state/product-link.ts'
import { $count, $lines, $totals } from '#stores/cart/cart.ts'
import type { LineState } from '#stores/cart/lines.ts'
import { $sums } from '#stores/cart/sums.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'

/** An amount as the shopper reads it; null where nobody knows it. */
export const money = (amount: number | null): string | null => (amount === null ? null : formatMoney(amount, $page.get().currency))

/** The full address of a link. */
export const addressOf = (url: string): string => new URL(url, document.location.href).href

/** The price to pay, and the former one if the law allows showing it. */
export function priceFacts(price: Price): { price: string | null; priceBefore?: string } {
  const shown = shownPrice(price)
  if (!shown) return { price: null }
  const before = money(shown.before)
  return { price: money(shown.now), ...(before === null ? {} : { priceBefore: before }) }
}

/** A product of a list. */
export function cardFacts(item: CatalogueItem): object {
  const { productId, sku, name, type, manufacturer: brand, isInStock, sizes, swatches, rating, reviewCount, hasPersonalisation, url } = item
  return {
    ...{ productId, sku, name, brand, ...priceFacts(item.price), isInStock },
    needsChoices: type !== 'simple' || hasPersonalisation,
    ...(sizes.length > 0 ? { sizes } : {}),
    ...(swatches.length > 0 ? { colours: swatches.map(({ label }) => label) } : {}),
    ...(rating === null ? {} : { rating, reviewCount }),
    url: addressOf(productLink({ url, sku, productId })),
  }
}

/** The options of a line in words. */
export const optionsOf = ({ options }: Pick<CartLine, 'options'>): string =>
  options.map(({ label, value }) => `${label}: ${value}`).join(', ')

function lineFacts({ item, quantity, stock, error }: LineState): object {
  const { id, sku, productId, name, unitPrice, rowTotal, isFreeGift } = item
  return {
    ...{ lineId: id, productId, sku, name, options: optionsOf(item), quantity, price: money(unitPrice), total: money(rowTotal) },
    ...(isFreeGift ? { isFreeGift } : {}),
    ...(stock === 'enough' ? {} : { stock }),
    ...(error ? { error: failureSentence(error) } : {}),
  }
}

/** The cart as it is known. */
export function cartFacts(): object {
  const { routes } = $page.get()
  const sums = $sums.get()
  return {
    pieces: $count.get(),
    lines: $lines.get().map(lineFacts),
    ...(sums ? { sums: sums.rows.map(({ code, title, value }) => ({ code, title, value: money(value) })), toPay: money(sums.toPay) } : {}),
    coupon: valueOf($totals.get())?.coupon ?? null,
    cartUrl: addressOf(routes.cart),
    checkoutUrl: addressOf(routes.checkout),
  }
}
