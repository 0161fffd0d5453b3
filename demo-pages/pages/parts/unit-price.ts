// The price per unit of goods that are sold by measure, as 98/6/EC wants it beside the price.
import { html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import type { WireMeasure } from '#demo-pages/catalogue/product-wire.ts'

/** The line; nothing for goods that are sold by the piece. */
export function unitPrice(
  page: Page,
  { measure, final_price_incl_tax: price }: { measure?: WireMeasure | null; final_price_incl_tax: number | null },
  name: 'product-options-vat' | 'touchline-card-unit' = 'product-options-vat',
): Html | false {
  if (!measure || price === null) return false
  const amount = page.price(Math.round((price / measure.amount) * 100) / 100)
  return html`<p class="${name}"><span translate="no">${amount}</span> ${measure.unit}</p>`
}
