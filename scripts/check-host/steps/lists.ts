// Lists and suggestions: their public calls, and whether page, sort order and facets have an effect.
import { getDividers, listCategory, listShop, searchProducts } from '#shared/catalogue/calls.ts'
import { isKnownFacet } from '#shared/catalogue/rules/known-facets.ts'
import { emptyQuery } from '#shared/catalogue/rules/list-address.ts'
import { getSuggestions } from '#shared/catalogue/search/calls.ts'
import type { Catalogue, Facet } from '#shared/catalogue/wire/catalogue.ts'
import { getDropdown } from '#shared/content/calls.ts'
import type { Host } from '../host.ts'
import { headingOf } from '../report.ts'

/** The most pages to search for a product that can be bought without choices. */
const MOST_PAGES = 5
/** The most products to ask for a size chart, which few have. */
const MOST_ASKED = 12

/** Requests the list of all products with several parameters, then a category and a search. */
export async function checkLists(host: Host): Promise<void> {
  const { value: list } = await host.ask(listShop, emptyQuery)
  if (list) {
    host.expect(list.items.length > 0, listShop, 'has no products')
    host.expect(list.items.length <= list.pageSize, listShop, `has ${list.items.length} products on a page of ${list.pageSize}`, 'without')
    noteCookie(host)
    remember(host, list)
    await checkPages(host, list)
    await checkOrder(host, list)
    await checkFacet(host, list)
  }
  await checkCategory(host)
  await checkSearch(host, list)
  await findProduct(host)
}

async function checkPages(host: Host, first: Catalogue): Promise<void> {
  const last = Math.max(1, Math.ceil(first.total / first.pageSize))
  host.expect(
    first.lastPage === last,
    listShop,
    `says last_page ${first.lastPage}, expected ${last} for ${first.total} products`,
    'without',
  )
  if (last === 1) return
  const { value: second } = await host.ask(listShop, { ...emptyQuery, page: 2 })
  if (!second) return
  const known = new Set(first.items.map(({ productId }) => productId))
  const isOther = second.page === 2 && !second.items.some(({ productId }) => known.has(productId))
  host.expect(isOther, listShop, 'with page=2 has products of page 1: nobody can turn its pages', 'without')
}

async function checkOrder(host: Host, first: Catalogue): Promise<void> {
  const wanted = first.orders.find(({ value }) => /price/i.test(value) && !/desc/i.test(value))?.value ?? 'price:asc'
  const sort = wanted.includes(':') ? wanted : `${wanted}:asc`
  const { value: sorted } = await host.ask(listShop, { ...emptyQuery, sort })
  const prices = (sorted?.items ?? []).map(({ price }) => price.final ?? price.regular).filter((price) => price !== null)
  const fall = prices.findIndex((price, at) => at > 0 && price < (prices[at - 1] ?? 0))
  const [field, direction] = sort.split(':')
  const rule = `adapter: calls: { '${headingOf(listShop.info)}': { request: (request) => … } }, with sort as your platform reads it (field ${field}, direction ${direction})`
  host.expect(
    fall === -1,
    listShop,
    `with sort=${sort} has ${prices[fall - 1]} before ${prices[fall]}: the order is ignored. ${rule}`,
    'without',
  )
}

async function checkFacet(host: Host, first: Catalogue): Promise<void> {
  const facet = first.facets.find(({ type, options }) => type === 'attribute' && options.some(({ count }) => narrows(count, first)))
  const label = facet?.options.find(({ count }) => narrows(count, first))?.label
  if (!facet || label === undefined) return
  const { value: narrowed } = await host.ask(listShop, { ...emptyQuery, facets: { [facet.facetCode]: [label] } })
  const left = narrowed?.total ?? 0
  host.expect(
    narrowed === null || (left > 0 && left < first.total),
    listShop,
    `with ${facet.facetCode}[]=${label} has ${left} of ${first.total} products: this facet narrows nothing`,
    'without',
  )
}

const narrows = (count: number | null, { total }: Catalogue) => count !== null && count > 0 && count < total

async function checkCategory(host: Host): Promise<void> {
  const { categoryId } = host.discovered
  if (categoryId === null) {
    const why = 'no category is known; hand one in with --category=3'
    host.skip(listCategory, why)
    host.skip(getDividers, why)
    return
  }
  const { value: list } = await host.ask(listCategory, emptyQuery, categoryId)
  if (list) remember(host, list)
  await host.ask(getDividers, categoryId, host.settings.store.id)
}

async function checkSearch(host: Host, list: Catalogue | null): Promise<void> {
  const name = list?.items[0]?.name ?? ''
  const query = /[\p{L}\d]{4,}/u.exec(name)?.[0] ?? (name || 'shoe')
  const { value: found } = await host.ask(searchProducts, { ...emptyQuery, query }, null)
  if (found && name)
    host.expect(found.total > 0, searchProducts, `with query=${query} finds nothing, though a product is called "${name}"`, 'without')
  await host.ask(getSuggestions, query.slice(0, 12), null)
  const { menuId } = host.discovered
  if (menuId === null) host.skip(getDropdown, 'the page has no data-menu; hand an id in with --menu=12')
  else await host.ask(getDropdown, menuId)
}

/** A list that sets cookies is not cached or, worse, cached with them. */
function noteCookie({ visitor, report }: Host): void {
  const cookies = visitor.last?.cookies ?? []
  if (cookies.length > 0)
    report.advice.add(`Lists set a cookie (${cookies.join(', ')}): a cache that keeps them would give one shopper’s cookie to another.`)
}

/** Stores the ids and codes that later steps need. */
function remember({ discovered, settings }: Host, { items, facets, subCategories, category }: Catalogue): void {
  const simple = items.find(({ type, isInStock, hasPersonalisation }) => type === 'simple' && isInStock && !hasPersonalisation)
  if (simple) discovered.product ??= { id: simple.productId, sku: simple.sku }
  // We have names of our own for the usual codes.
  const isNamed = ({ code, facetCode }: Facet) => [code, facetCode].some((one) => one in settings.facets || isKnownFacet(one))
  const unnamed = facets.filter((facet) => [facet.code, facet.urlKey].includes(facet.label) && !isNamed(facet))
  if (discovered.facets.length === 0) discovered.facets = unnamed.map(({ code }) => code)
  discovered.anyId ??= items[0]?.productId ?? null
  if (discovered.ids.length === 0) discovered.ids = items.slice(0, MOST_ASKED).map(({ productId }) => productId)
  discovered.categoryId ??= subCategories.find(({ id }) => id !== null)?.id ?? category?.id ?? null
}

/** Finds a simple product that is available, if the first page has none. */
async function findProduct(host: Host): Promise<void> {
  for (let page = 2; page <= MOST_PAGES && !host.discovered.product; page++) {
    const { value } = await host.try(listShop, { ...emptyQuery, page })
    if (!value || value.items.length === 0) return
    remember(host, value)
  }
}
