// Category and search lists in wire form: cards, facets, sorting and paging.
import type { Catalogue } from './shapes.ts'
import { linkTo } from './category-tree.ts'
import { getDictionary } from './dictionary.ts'
import type { Dictionary, Option } from './dictionary.ts'
import { facetsOf } from './facets.ts'
import { getBanner, getGridBlock } from './host-blocks.ts'
import { getItems } from './items.ts'
import { searchLabel, sortLabels } from './labels.ts'
import { normalise } from './listing-query.ts'
import type { ListingQuery, ListingRequest } from './listing-query.ts'
import { readListing } from './read-listing.ts'
import { namedColours, toWire, understoodOf } from './reader/query-reading.ts'
import type { Reading } from './reader/term.ts'
import { getShelf } from './shelf.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'
import { findProducts } from './word-search.ts'

/**
 * A category, search or whole-shop list. A page beyond the last returns the last; unknown values are ignored.
 * @example await getListing(db, store, { categoryId: 12, sort: 'price:asc', facets: { color: ['Rood'] } })
 */
export async function getListing(db: Database, view: CatalogueView, request: ListingRequest): Promise<Catalogue> {
  const dictionary = await getDictionary(db)
  const query = normalise(request, dictionary, view)
  const result = await readListing(db, view, query)
  const isOpening = isOpeningPage(query, result.page)
  const [items, block, banner] = await Promise.all([
    getItems(db, view, result.productIds, [...chosenColours(query, dictionary), ...namedColours(result.reading, dictionary)]),
    isOpening ? getGridBlock(db, dictionary, view, query.categoryId) : null,
    isOpening ? getBanner(db, dictionary, view, query.categoryId) : null,
  ])
  const { category, subCategories } = placeOf(query, dictionary, view)
  return {
    category,
    catalog: {
      current_page: result.page,
      last_page: result.lastPage,
      page_size: query.pageSize,
      total_items: result.total,
      items,
      filters: facetsOf(query, result, dictionary, view),
      sorting: query.sort,
      // With too few cards before it, the block would stand alone.
      widget: block && items.length > block.position ? block : null,
      sorting_options: sortingOptions(query, view),
    },
    sub_categories: subCategories,
    banner,
    reading: result.reading && {
      ...toWire(query.query, result.reading),
      understood: understoodOf(query.query, result.reading, dictionary, view),
    },
  }
}

/** The shop's own content is shown only on the first page of a category without filters. */
function isOpeningPage({ query, choices, minCents, maxCents }: ListingQuery, page: number): boolean {
  return page === 1 && query === '' && choices.length === 0 && minCents === null && maxCents === null
}

function chosenColours({ choices }: ListingQuery, dictionary: Dictionary): Option[] {
  const color = dictionary.attributesByCode.get('color')
  const chosen = choices.find(({ attributeId }) => attributeId === color?.id)?.optionIds ?? []
  return color?.options.filter(({ id }) => chosen.includes(id)) ?? []
}

function placeOf(
  query: ListingQuery,
  dictionary: Dictionary,
  view: CatalogueView,
): { category: Catalogue['category']; subCategories: Catalogue['sub_categories'] } {
  const category = query.categoryId === null ? null : dictionary.categories.get(query.categoryId)
  const children = dictionary.children.get(category?.id ?? null) ?? []
  const subCategories = query.query ? [] : children.map((child) => withoutCode(linkTo(child, view)))
  if (category) return { category: withoutCode(linkTo(category, view)), subCategories }
  return { category: query.query ? { category_id: null, name: searchLabel[view.language], url: null } : null, subCategories }
}

function withoutCode({ category_id, name, url }: ReturnType<typeof linkTo>): Catalogue['sub_categories'][number] {
  return { category_id, name, url }
}

function sortingOptions(query: ListingQuery, view: CatalogueView): Catalogue['catalog']['sorting_options'] {
  const orders = Object.entries(sortLabels).filter(([order]) => (order === 'relevance:desc' ? query.query !== '' : true))
  return orders.map(([order, label]) => {
    const [code = '', direction = 'asc'] = order.split(':')
    return { code, label: label[view.language], direction }
  })
}

/** How the query of a list is read; null without one. */
export async function readListingQuery(db: Database, view: CatalogueView, request: ListingRequest): Promise<Reading | null> {
  const { query, categoryId } = normalise(request, await getDictionary(db), view)
  return query === '' ? null : (await findProducts(db, await getShelf(db), view, { query, categoryId })).reading
}
