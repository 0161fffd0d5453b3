// The rows of the totals on the cart page: with the cost of home delivery, which the store knows before a method is chosen.
import type { Quote, Totals, TotalSegment } from '#demo-pages/shop/shapes.ts'
import { feeOf } from '#demo-pages/shop/shipping-fee.ts'
import { html, type Html } from '../markup.ts'
import { writeCents } from '../money.ts'
import type { Page } from '../page.ts'

/** The list of the rows; what is free says so. */
export function cartRows(page: Page, quote: Quote, totals: Totals): Html {
  return html`<dl class="touchline-sums">
    ${rowsOf(page, quote, totals).map(({ code, title, value }) => {
      const isFree = value === 0 && (code === 'shipping' || code === 'expected_delivery')
      return html`<div data-code="${code}"><dt>${title}</dt><dd translate="${isFree ? 'yes' : 'no'}">${isFree ? page.texts.cart.free : page.price(value)}</dd></div>`
    })}
  </dl>`
}

/** What is missing for free delivery; nothing once it is free, or once a method with its own cost is chosen. */
export function missingForFree(page: Page, quote: Quote, { total_segments: rows, subtotal_incl_tax: subtotal }: Totals): Html | string {
  const { store, texts } = page
  if (isAbroad(page, quote)) return ''
  const [cents, from] = [Math.round(subtotal * 100), store.freeShippingFrom]
  const known = rows.find(({ code }) => code === 'shipping')
  if (cents >= from || (known && Math.round(known.value * 100) !== store.shippingFee)) return ''
  return html`<div class="cart-shipping">
    <p>${texts.cart.missing(writeCents(from - cents, store))}</p>
    <progress class="touchline-progress" max="${from / 100}" value="${subtotal}" aria-hidden="true"></progress>
  </div>`
}

type Row = Pick<TotalSegment, 'code' | 'title' | 'value'>

/** Whether the goods leave the store's country, for which alone its fee and its threshold hold. */
function isAbroad({ store }: Page, quote: Quote): boolean {
  const [assigned] = quote.extension_attributes.shipping_assignments
  return (assigned?.shipping.address?.country_id ?? store.country) !== store.country
}

function rowsOf(page: Page, quote: Quote, totals: Totals): Row[] {
  const { store, texts } = page
  const { total_segments: rows, subtotal_incl_tax: subtotal, grand_total: grand } = totals
  // The cost in another country is known with the method only.
  if (isAbroad(page, quote)) return [...rows]
  const fee = feeOf(store, Math.round(subtotal * 100), null) / 100
  const hasCard = rows.some(({ code }) => code === 'giftcardaccount')
  // What a gift card pays of the delivery is known with the method only.
  if (rows.some(({ code }) => code === 'shipping') || (fee > 0 && hasCard)) return rows
  const country = new Intl.DisplayNames([store.locale.replace('_', '-')], { type: 'region' }).of(store.country) ?? store.country
  return [
    ...rows.filter(({ code }) => code !== 'grand_total' && code !== 'tax'),
    { code: 'expected_delivery', title: texts.cart.delivery(country), value: fee },
    { code: 'expected_total', title: texts.cart.total, value: Math.round((grand + fee) * 100) / 100 },
    // The tax of the goods alone would be wrong below a total with a fee.
    ...rows.filter(({ code }) => code === 'tax' && fee === 0),
  ]
}
