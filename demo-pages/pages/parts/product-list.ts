// A list with its facets, toolbar and pages as mounts of one store; categories and search results share it.
import type { Catalogue, Divider, Facet, QueryReading } from '#demo-pages/catalogue/shapes.ts'
import type { ListQuery } from '../list-address.ts'
import { html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'
import type { Answers } from '../suite.ts'
import { card } from './card.ts'
import { compareFormId, wishFormId } from './card-tools.ts'
import { taxNote } from './delivery-line.ts'
import { type FacetLinks, facets, shorten } from './facets.ts'
import { icon } from './icons.ts'
import { listOrder } from './list-order.ts'
import { paginator, type PageLinks } from './paginator.ts'
import { withToggles } from './toggles.ts'

/** The data of a list's page. */
export interface ListInfo {
  ask: ListQuery
  listing: Catalogue
  links: ListLinks
  dividers: readonly Divider[]
}

/** An active filter; the price has no facet code. */
export interface ActiveFilter {
  code: string | null
  label: string
  /** The list's address without this filter. */
  url: string
}

/** Root-relative addresses that the catalogue wrote for this list. */
export interface ListLinks extends FacetLinks {
  pages: PageLinks
  /** The list as the page shows it. */
  here: string
  /** The list's address with its filters but without sort order and page size; the action of the sort form. */
  order: string
  actives: readonly ActiveFilter[]
  /** The understood words of a search, which limit the list like filters. */
  words: readonly ActiveFilter[]
  /** The list's address without any filter. */
  clear: string
}

const cardSizes = '(width >= 1536px) 288px, (width >= 1024px) 27vw, (width >= 600px) 31vw, 46vw'
const cardWidths = [160, 320, 480, 640, 960]
const firstCards = 4

/** The content around a list. */
export interface ListFrame {
  /** The colours of the colour facet by label. */
  swatches: ReadonlyMap<string, string>
  /** The content shown without products and widgets. */
  empty: Html
  /** Links to other lists; the theme shows them beside any empty list, whether host or widget found it empty. */
  ways: readonly { name: string; url: string }[]
  /** Facets that show all their options without scripts. */
  expanded: readonly string[]
  /** The filters of the address that the shop does not have. */
  unknown: readonly string[]
}

/** Renders the list. Each mount contains HTML that works without its widget. */
export function productList(page: Page, info: ListInfo, { swatches, empty, ways, expanded, unknown }: ListFrame): Html {
  const { ask, listing, links, dividers } = info
  const { catalog, category } = listing
  const { list } = page.texts
  const known = { isForAll: true, address: links.here, answers: answersOf(listing, ask.query, dividers) }
  // The attribute repeats the state, since a script filter or a cache from an earlier major version can lose the state.
  const which = { categoryId: category?.category_id ?? null, addresses: 'path' }
  const listName = page.path.startsWith('search') ? 'search' : 'category'
  const first = (catalog.current_page - 1) * catalog.page_size + 1
  const last = Math.min(catalog.total_items, first + catalog.items.length - 1)
  const cards = html`<ul class="grid" role="list">
    ${catalog.items.map(
      (item, place) =>
        html`<li>
          ${card(page, item, { list: listName, index: first + place, sizes: cardSizes, isFirst: place < firstCards, heading: 'h2' })}
        </li>`,
    )}
  </ul>`
  return html`${unknown.length > 0 && html`<div class="wrap"><p class="notice list-unknown">${list.unknown(unknown.join(', '))} <a href="${page.link(ask.base)}">${list.showWhole}</a></p></div>`}<div class="list wrap">
    <div class="list-side">
      ${mount(page, 'facets', {
        ...known,
        attributes: which,
        options: { swatches: Object.fromEntries(swatches), expanded },
        fallback: () =>
          facets(
            page,
            links,
            namedFirst(catalog.filters, links).map((facet) =>
              expanded.includes(facet.facet_code) ? facet : shorten(facet, links.named(facet)),
            ),
            swatches,
          ),
      })}
    </div>
    <div class="list-main">
      ${mount(page, 'active-facets', {
        ...known,
        attributes: which,
        fallback: actives(page, links),
      })}
      ${mount(page, 'toolbar', {
        ...known,
        class: 'list-tools',
        // A page of results has its field in the header.
        attributes: { ...which, hasSearch: listName !== 'search' },
        fallback: html`<div class="list-bar">
          <p class="list-count">${catalog.last_page > 1 ? list.range(first, last, catalog.total_items) : list.results(catalog.total_items)}</p>
          ${listOrder(page, ask, catalog, links.order)}
        </div>`,
      })}
      <p class="list-tax">${taxNote(page)}</p>
      ${withToggles(
        page,
        listName,
        mount(page, 'product-list', {
          ...known,
          attributes: {
            ...which,
            listName,
            imageSizes: cardSizes,
            firstRow: firstCards,
            wishForm: wishFormId,
            compareForm: compareFormId,
            hasCompare: true,
          },
          options: { imageWidths: cardWidths },
          fallback: catalog.items.length === 0 ? empty : html`${readAs(page, ask, listing.reading)}${cards}`,
        }),
      )}
      ${mount(page, 'toolbar', {
        ...known,
        attributes: { ...which, part: 'pages' },
        fallback: paginator(page, catalog.current_page, catalog.last_page, links.pages),
      })}
      <nav class="list-ways" aria-labelledby="list-ways">
        <p id="list-ways">${list.ways}</p>
        <ul class="chips" role="list">
          ${ways.map(({ name, url }) => html`<li><a href="${url}">${name}</a></li>`)}
        </ul>
      </nav>
    </div>
  </div>`
}

/** The answers of our own API that the list's widgets would otherwise request. */
export function answersOf(listing: Catalogue, query: string, dividers: readonly Divider[]): Answers {
  const id = listing.category?.category_id ?? null
  const list = query
    ? 'catalog/search/product/list'
    : id === null
      ? 'catalog/anonymous-category/product/list'
      : `catalog/category/${id}/product/list`
  return { [list]: listing, ...(id === null ? {} : { [`catalog/category/${id}/filter-dividers/list`]: dividers }) }
}

function actives(page: Page, links: ListLinks): Html {
  const { list } = page.texts
  if (links.actives.length + links.words.length === 0) return html``
  return html`<nav class="actives" aria-label="${list.active}">
    ${[...links.words, ...links.actives].map(
      ({ label, url }) =>
        html`<a href="${url}"><span class="unseen">${list.remove(label)}</span><span aria-hidden="true">${label}</span>${icon('close', 16)}</a>`,
    )}
    <a class="actives-clear" href="${links.clear}">${list.clearAll}</a>
  </nav>`
}

/** The facets that the search names come first. */
function namedFirst(filters: readonly Facet[], { words }: ListLinks): Facet[] {
  const named = new Set(words.map(({ code }) => code))
  return filters.toSorted((one, other) => Number(named.has(other.facet_code)) - Number(named.has(one.facet_code)))
}

/** Says how the query was read, where that is not how it was typed. */
function readAs({ texts: { list }, link }: Page, { base, query }: ListQuery, reading: QueryReading | null): Html | null {
  if (!reading) return null
  const { corrected, dropped, literal } = reading
  const asTyped = literal !== null && link(`${base}?${new URLSearchParams({ query: literal })}`)
  return html`${corrected !== null && html`<p class="list-reading">${list.corrected(corrected)} ${asTyped && html`<a href="${asTyped}">${list.instead(query)}</a>`}</p>`}
  ${dropped.length > 0 && html`<p class="list-reading">${list.without(dropped.join(', '))}</p>`}`
}

/** The message that there are no products; an unfiltered list also shows links to other lists. */
export function nothing({ texts: { list } }: Page, query: string, links: ListLinks): Html {
  const isNarrowed = links.actives.length > 0
  return html`<div class="nothing">
    ${icon(isNarrowed ? 'sliders' : 'search', 40)}
    <h2>${isNarrowed || !query ? list.empty : list.noResults(query)}</h2>
    <p>${isNarrowed ? list.emptyText : list.noResultsText}</p>
    ${isNarrowed && html`<a class="button" href="${links.clear}">${list.clearAll}</a>`}
  </div>`
}
