// The price per unit of goods that are sold by measure, as 98/6/EC wants it beside the price.
import { html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import type { WireProduct } from '../product-page.ts'

/** The line; nothing for goods that are sold by the piece. */
export function unitPrice(
  page: Page,
  { measure, final_price_incl_tax: price }: Pick<WireProduct, 'measure' | 'final_price_incl_tax'>,
): Html | false {
  if (!measure) return false
  const amount = page.price(Math.round((price / measure.amount) * 100) / 100)
  return html`<p class="product-options-vat"><span translate="no">${amount}</span> ${measure.unit}</p>`
}
