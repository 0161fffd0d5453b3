// A list with its order, its facets and its pages: what category and search results share.
import type { Catalogue } from '#shared/schemas/catalogue.ts'
import type { ListAsk } from '../list-address.ts'
import { hidden, html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import { card } from './card.ts'
import { facets } from './facets.ts'
import { icon } from './icons.ts'
import { paginator, type PageLinks } from './paginator.ts'
import { withToggles } from './toggles.ts'

/** Addresses that the catalogue wrote for this list, root-relative. */
export interface ListLinks {
  pages: PageLinks
  /** The list with the filters but without order and size, where the order's form is sent. */
  order: string
  /** Every active filter with the address of the list without it. */
  actives: readonly { label: string; url: string }[]
  /** The list without any filter. */
  clear: string
}

const cardSizes = '(width >= 1536px) 288px, (width >= 1024px) 27vw, (width >= 600px) 31vw, 46vw'
const firstCards = 4

/** The list; `empty` stands where it has no products. */
export function productList(
  page: Page,
  ask: ListAsk,
  { catalog }: Catalogue,
  links: ListLinks,
  swatches: ReadonlyMap<string, string>,
  empty: Html,
): Html {
  const { list } = page.texts
  const first = (catalog.current_page - 1) * catalog.page_size + 1
  const last = Math.min(catalog.total_items, first + catalog.items.length - 1)
  const listName = page.path.startsWith('search') ? 'search' : 'category'
  return html`<div class="list wrap">
    <div class="list-side">${facets(page, ask, catalog, swatches)}</div>
    <div class="list-main">
      ${
        links.actives.length > 0 &&
        html`<nav class="actives" aria-label="${list.active}">
        ${links.actives.map(
          ({ label, url }) =>
            html`<a href="${url}"><span class="unseen">${list.remove(label)}</span><span aria-hidden="true">${label}</span>${icon('close', 16)}</a>`,
        )}
        <a class="actives-clear" href="${links.clear}">${list.clearAll}</a>
      </nav>`
      }
      ${
        catalog.items.length === 0
          ? empty
          : html`<div class="list-bar">
              <p class="list-count">${catalog.last_page > 1 ? list.range(first, last, catalog.total_items) : list.results(catalog.total_items)}</p>
              ${order(page, ask, catalog, links.order)}
            </div>
            ${withToggles(
              page,
              listName,
              html`<ul class="grid" role="list">
                ${catalog.items.map(
                  (item, place) =>
                    html`<li>${card(page, item, { list: listName, index: first + place, sizes: cardSizes, isFirst: place < firstCards, heading: 'h2' })}</li>`,
                )}
              </ul>`,
            )}
            ${paginator(page, catalog.current_page, catalog.last_page, links.pages)}`
      }
    </div>
  </div>`
}

function order(page: Page, ask: ListAsk, { sorting, sorting_options, page_size }: Catalogue['catalog'], action: string): Html {
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
