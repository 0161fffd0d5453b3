// Pages of a list as links: the previous and next, the first and last, and those around the current one.
import { html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'

/** Root-relative addresses by page number; written in advance, since that needs the catalogue. */
export type PageLinks = ReadonlyMap<number, string>

/** The pages that are shown: the first, the last, and two on either side. */
export function shownPages(current: number, last: number): number[] {
  const wanted = [1, last, current - 2, current - 1, current, current + 1, current + 2]
  return [...new Set(wanted.filter((page) => page >= 1 && page <= last))].toSorted((a, b) => a - b)
}

/** The list of pages; empty if there is only one. */
export function paginator(page: Page, current: number, last: number, links: PageLinks): Html {
  const { list } = page.texts
  if (last < 2) return html``
  const previous = links.get(current - 1)
  const next = links.get(current + 1)
  const numbers = shownPages(current, last)
  return html`<nav class="pages" aria-label="${list.pages}">
    ${previous && html`<a href="${previous}" rel="prev">${list.previous}</a>`}
    <ul role="list">
      ${numbers.map((number, place) => {
        const hasGap = place > 0 && number - (numbers[place - 1] ?? number) > 1
        const link =
          number === current
            ? html`<a href="${links.get(number) ?? ''}" aria-current="page"><span class="unseen">${list.page(number, last)}</span><b aria-hidden="true">${number}</b></a>`
            : html`<a href="${links.get(number) ?? ''}"><span class="unseen">${list.page(number, last)}</span><b aria-hidden="true">${number}</b></a>`
        return html`<li>${hasGap && html`<span aria-hidden="true">…</span>`}${link}</li>`
      })}
    </ul>
    ${next && html`<a href="${next}" rel="next">${list.next}</a>`}
  </nav>`
}
