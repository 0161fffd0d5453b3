// A list as the suite's store keeps it, so that its widgets are drawn here and go on from what is shown.
import type { Catalogue, Facet } from '#shared/schemas/catalogue.ts'
import type { ListAsk } from './list-address.ts'
import type { Page } from './page.ts'
import type { ListLinks } from './parts/product-list.ts'
import type { PrintedStores } from './suite.ts'

/** Where a host wants a facet between the products. */
export interface Divider {
  attribute_code: string
  position: number
}

/** What a page knows of its list. */
export interface ListFacts {
  ask: ListAsk
  listing: Catalogue
  links: ListLinks
  dividers: readonly Divider[]
}

/** A facet of more options is printed with the first of them; the others come with `all=<code>` or with the next answer. */
const longFacet = 40
const firstOptions = 8

/** A cell has room for so many options. */
const inlineOptions = 8

/** Every part of the state by name; a mount prints those that its widget draws. */
export function printedList(page: Page, { ask, listing, links, dividers }: ListFacts, expanded: readonly string[] = []) {
  const { catalog, category } = listing
  const { current_page, page_size, filters } = catalog
  return {
    place: {
      path: page.link(ask.base),
      categoryId: category?.category_id ?? null,
      extra: ask.discipline === null ? {} : { discipline: String(ask.discipline) },
    },
    ask: {
      page: current_page,
      pageSize: page_size,
      sort: ask.sort,
      query: ask.query,
      minPrice: ask.minPrice,
      maxPrice: ask.maxPrice,
      facets: activeOf(filters),
    },
    address: links.here,
    list: { state: 'ready', value: { items: catalog.items, first: (current_page - 1) * page_size + 1, widget: catalog.widget } },
    summary: {
      page: current_page,
      lastPage: catalog.last_page,
      pageSize: page_size,
      total: catalog.total_items,
      sort: catalog.sorting ?? '',
      orders: catalog.sorting_options.map(({ code, direction, label }) => ({ value: direction ? `${code}:${direction}` : code, label })),
    },
    facets: filters.map((facet) => (expanded.includes(facet.facet_code) ? facet : shorten(facet))),
    activeFilters: links.actives.map(({ code, label, url }) =>
      code === null ? { type: 'price', min: ask.minPrice, max: ask.maxPrice, address: url } : { type: 'option', code, label, address: url },
    ),
    dividers: { state: 'ready', value: dividers },
    inlineFacets: inlineOf(ask, listing, dividers),
    subCategories: listing.sub_categories,
  }
}

/** The state of one mount. */
export function part(all: ReturnType<typeof printedList>, ...names: readonly (keyof ReturnType<typeof printedList>)[]): PrintedStores {
  return { catalogue: Object.fromEntries(names.map((name) => [name, all[name]])) }
}

function activeOf(filters: Catalogue['catalog']['filters']): Record<string, string[]> {
  const chosen: Record<string, string[]> = {}
  for (const { facet_code, options } of filters) {
    const labels = options.filter(({ active }) => active).map(({ label }) => label)
    if (labels.length) chosen[facet_code] = labels
  }
  return chosen
}

function shorten(facet: Facet): Facet & { more?: number } {
  if (facet.options.length <= longFacet) return facet
  const options = facet.options.filter(({ active }, at) => at < firstOptions || active)
  return { ...facet, options, more: facet.options.length - options.length }
}

/** Facets between the products of the first page: moved on by a block of ours, without those in use. */
function inlineOf(ask: ListAsk, { catalog }: Catalogue, dividers: readonly Divider[]): object[] {
  if (catalog.current_page !== 1 || ask.query) return []
  const shift = catalog.widget ? 1 : 0
  return dividers
    .toSorted((one, other) => one.position - other.position)
    .flatMap(({ attribute_code, position }) => {
      const facet = catalog.filters.find(({ code }) => code === attribute_code)
      if (!facet || facet.type === 'price' || facet.options.length < 2 || facet.options.some(({ active }) => active)) return []
      const options = facet.options.slice(0, inlineOptions).map(({ label }) => label)
      return [{ position: position + shift, code: facet.facet_code, label: facet.label, options }]
    })
}
