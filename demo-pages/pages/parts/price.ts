// A price as the law requires: the price to pay, and the earlier one only if the lowest of 30 days is known.
import { html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'

/** The price part of the wire's product. */
export interface Priced {
  price_incl_tax: number | null
  final_price_incl_tax: number | null
  lowest_price_30d?: number | null
}

/** Whether the price may be shown as reduced: it is below the lowest of the 30 days before. */
export function isCut({ final_price_incl_tax: final, lowest_price_30d: lowest }: Priced): boolean {
  return final !== null && typeof lowest === 'number' && final < lowest
}

/** The price of a card or a product page. */
export function priceOf(page: Page, product: Priced, isFrom = false): Html {
  const { card } = page.texts
  const final = product.final_price_incl_tax ?? product.price_incl_tax
  if (final === null) return html``
  const lowest = product.lowest_price_30d
  const hasCut = isCut(product) && typeof lowest === 'number'
  return html`<p class="price">
    ${isFrom && html`<span class="price-from">${card.from}</span>`}
    <span class="price-now${hasCut && ' price-cut'}" translate="no">${page.price(final)}</span>
    ${hasCut && html`<span class="price-was"><s aria-hidden="true" translate="no">${page.price(lowest)}</s><span class="unseen">${card.was(page.price(lowest))}</span></span>`}
  </p>`
}

/** The price of a card, with the suite's own names. */
export function cardPrice(page: Page, product: Priced, isFrom: boolean): Html {
  const { card } = page.texts
  const final = product.final_price_incl_tax ?? product.price_incl_tax
  if (final === null) return html``
  const lowest = isCut(product) ? product.lowest_price_30d : null
  const past =
    typeof lowest === 'number' &&
    html`<span class="touchline-price-past"
      > <span class="touchline-hidden">${card.was(page.price(lowest))}</span><s class="touchline-price-before" aria-hidden="true" translate="no">${page.price(lowest)}</s></span
    >`
  return html`<p class="touchline-card-price">
    <span class="touchline-price" data-size="small"${past && ' data-reduced'}
      >${isFrom && html`<span class="touchline-price-from">${card.from} </span>`}<span class="touchline-price-now" translate="no">${page.price(final)}</span>${past}</span
    >
  </p>`
}

/** Whole per cent below the lowest price of 30 days; 0 if the law does not allow a percentage. */
export function percentOff(product: Priced): number {
  const { final_price_incl_tax: final, lowest_price_30d: lowest } = product
  return isCut(product) && final !== null && typeof lowest === 'number' ? Math.floor((1 - final / lowest) * 100) : 0
}

/** A card's price for analytics, as the suite reports it; a reduction counts from the lowest price of 30 days, as displayed. */
export function countedPrice(product: Priced): { 'data-price'?: string; 'data-discount'?: string } {
  const now = product.final_price_incl_tax ?? product.price_incl_tax
  const { price_incl_tax: regular, lowest_price_30d: lowest } = product
  if (now === null) return {}
  const before = isCut(product) && typeof lowest === 'number' ? Math.min(regular ?? lowest, lowest) : now
  return { 'data-price': String(now), ...(before > now ? { 'data-discount': String(Math.round((before - now) * 100) / 100) } : {}) }
}
