// Sort order and page size of a list as a plain form, for when no widget renders them.
import type { Catalogue } from '#demo-pages/catalogue/shapes.ts'
import type { ListQuery } from '../list-address.ts'
import { hidden, html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'

/** The form; `action` is the address of the list with its filters. */
export function listOrder(page: Page, ask: ListQuery, { sorting, sorting_options, page_size }: Catalogue['catalog'], action: string): Html {
  const { list } = page.texts
  const orders = sorting_options.map(({ code, direction, label }) => ({ value: `${code}:${direction}`, label }))
  return html`<form class="list-order" action="${action}" method="get">
    ${ask.query && hidden('query', ask.query)}${ask.discipline && hidden('discipline', ask.discipline)}
    ${ask.minPrice !== null && hidden('minPrice', ask.minPrice)}${ask.maxPrice !== null && hidden('maxPrice', ask.maxPrice)}
    <p>
      <label for="list-sort">${list.sort}</label>
      <select class="select" id="list-sort" name="sort">
        ${orders.map(({ value, label }) => html`<option value="${value}" ${value === sorting && 'selected'}>${label}</option>`)}
      </select>
    </p>
    <p>
      <label for="list-size">${list.pageSize}</label>
      <select class="select" id="list-size" name="page_size">
        ${[12, 24, 48, 96].map((size) => html`<option value="${size}" ${size === page_size && 'selected'}>${size}</option>`)}
      </select>
    </p>
    <button class="button button-plain" type="submit">${list.apply}</button>
  </form>`
}
