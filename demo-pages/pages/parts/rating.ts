// A rating as stars with a text alternative.
import { html, raw, type Html } from '../markup.ts'
import type { Page } from '../page.ts'

/** A star on a 16 px grid. */
export const star = 'm8 .8 2.2 4.7 5.2.6-3.9 3.5 1.1 5.1L8 12.1l-4.6 2.6 1.1-5.1L.6 6.1l5.2-.6Z'
const row = Array.from({ length: 5 }, (_, place) => `<path d="${star}" transform="translate(${place * 16})"/>`).join('')

/** The row of stars, printed once per page; every rating refers to it. */
export const starSymbol: Html = raw(
  `<svg class="unseen" width="0" height="0" aria-hidden="true"><symbol id="star-row" viewBox="0 0 80 16">${row}</symbol></svg>`,
)

/** Five stars, filled up to the rating, with a text for screen readers. */
export function rating(page: Page, value: number, count: number): Html {
  const label = `${page.texts.card.rating(writeRating(page, value))}, ${page.texts.card.reviews(count)}`
  const width = Math.round((Math.min(5, Math.max(0, value)) / 5) * 800) / 10
  return html`<span class="rating"
    ><svg class="stars" width="80" height="16" viewBox="0 0 80 16" aria-hidden="true" focusable="false">
      <use class="stars-empty" href="#star-row" width="80" height="16" />
      <svg width="${width}" height="16" viewBox="0 0 ${width} 16"><use class="stars-full" href="#star-row" width="80" height="16" /></svg></svg
    ><span class="unseen">${label}</span><span aria-hidden="true">(${count})</span></span
  >`
}

/** Formats a rating as the widgets do: `4,5` or `4.5`, and whole numbers without a decimal. */
export function writeRating(page: Page, value: number): string {
  return value.toLocaleString(page.store.locale.replace('_', '-'), { maximumFractionDigits: 1 })
}
