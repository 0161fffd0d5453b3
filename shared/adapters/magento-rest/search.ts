// Rules of lists and suggestions: Magento's search returns ids, and a second request reads the products' data for cards.
import type { AdapterRequest, AdapterSend } from '#shared/adapters/adapter.ts'
import { type Fields, fieldsOf, listOf, numberOf, textOf } from './fields.ts'
import type { Rule } from './shopper.ts'

/** The number of products in the suggestions. */
const SUGGESTED = 6

/** Magento's `searchCriteria` as a query string. */
function criteria(filters: readonly [field: string, value: string, condition?: string][], more: Readonly<Record<string, string>>) {
  const query = new URLSearchParams()
  for (const [at, [field, value, condition = 'eq']] of filters.entries()) {
    const filter = `searchCriteria[filterGroups][${at}][filters][0]`
    query.set(`${filter}[field]`, field)
    query.set(`${filter}[value]`, value)
    query.set(`${filter}[conditionType]`, condition)
  }
  for (const [name, value] of Object.entries(more)) query.set(`searchCriteria${name}`, value)
  return query
}

interface Found {
  ids: number[]
  total: number
}

/** The ids of the found products; pages count from 0 here. */
async function search(send: AdapterSend, filters: Parameters<typeof criteria>[0], more: Readonly<Record<string, string>>): Promise<Found> {
  const answer = fieldsOf(await send({ path: 'search', query: criteria(filters, more) }))
  const ids = listOf(answer['items']).flatMap((item) => numberOf(fieldsOf(item)['id']) ?? [])
  return { ids, total: numberOf(answer['total_count']) ?? ids.length }
}

/** Data of cards for these products, in their order; products that are no longer visible are left out. */
async function cards(send: AdapterSend, { store, currency }: AdapterRequest['page'], ids: readonly number[]): Promise<Fields[]> {
  if (ids.length === 0) return []
  const query = criteria([['entity_id', ids.join(','), 'in']], { '[pageSize]': String(ids.length) })
  query.set('storeId', String(store.id))
  query.set('currencyCode', currency)
  const items = listOf(fieldsOf(await send({ path: 'products-render-info', query }))['items']).map(fieldsOf)
  return ids.flatMap((id) => items.filter((item) => numberOf(item['id']) === id).slice(0, 1)).map(cardOf)
}

/**
 * Guests can read no sku over REST outside of a cart, so a card has the product's id. Nothing is bought by it, since cards lead to their
 * pages.
 */
function cardOf(item: Fields): Fields {
  const price = fieldsOf(item['price_info'])
  const net = fieldsOf(fieldsOf(price['extension_attributes'])['tax_adjustments'])
  const [image] = listOf(item['images']).map(fieldsOf)
  return {
    ...{ product_id: item['id'], sku: textOf(item['id']), name: item['name'], url: item['url'], image: image?.['url'] ?? null },
    ...{ product_type: item['type'], in_stock: item['is_salable'] },
    ...{ price_incl_tax: price['regular_price'] ?? null, price_excl_tax: net['regular_price'] ?? null },
    ...{ final_price_incl_tax: price['final_price'] ?? null, final_price_excl_tax: net['final_price'] ?? null },
  }
}

/** Products by search text or category; a list of all products belongs to the store's root category, whose id is unknown here. */
const list: Rule = async ({ send, page: { store, currency, baseUrl } }, { query, at }) => {
  const text = query.get('query') ?? ''
  const category = at['categoryId'] ?? query.get('category_id')
  const [size, page] = [query.get('page_size'), query.get('page')].map((number, index) => numberOf(number) ?? [24, 1][index] ?? 1)
  const [field = '', direction = ''] = (query.get('sort') ?? '').split(':')
  const filters: [string, string, string?][] = []
  if (text) filters.push(['search_term', text])
  if (category) filters.push(['category_ids', category])
  for (const [name, limit] of [
    ['price.from', query.get('minPrice')],
    ['price.to', query.get('maxPrice')],
  ] as const)
    if (limit) filters.push([name, limit])
  const found = await search(send, filters, {
    '[requestName]': text ? 'quick_search_container' : 'catalog_view_container',
    '[pageSize]': String(size),
    '[currentPage]': String((page ?? 1) - 1),
    ...(field && { '[sortOrders][0][field]': field, '[sortOrders][0][direction]': direction.toUpperCase() || 'ASC' }),
  })
  return {
    category: category ? { category_id: category } : null,
    catalog: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(found.total / (size ?? 24))),
      page_size: size,
      total_items: found.total,
      items: await cards(send, { store, currency, baseUrl }, found.ids),
      filters: [],
      sorting: field && direction ? `${field}:${direction}` : null,
      sorting_options: [
        { field: 'name', direction: 'asc' },
        { field: 'price', direction: 'asc' },
        { field: 'price', direction: 'desc' },
      ],
    },
    sub_categories: [],
    banner: null,
  }
}

const suggestions: Rule = async ({ send, page }, { query }) => {
  const filters: [string, string][] = [['search_term', query.get('query') ?? '']]
  const category = query.get('cid')
  if (category) filters.push(['category_ids', category])
  const found = await search(send, filters, {
    ...{ '[requestName]': 'quick_search_container', '[pageSize]': String(SUGGESTED), '[currentPage]': '0' },
  })
  const matches = (await cards(send, page, found.ids)).map((card) => ({ ...card, label: card['name'] }))
  const none = { matches: [], total_matches: 0 }
  return {
    ...{ keyword_results: none, category_results: none, filter_results: none },
    product_results: { matches, total_matches: matches.length === 0 ? 0 : found.total },
  }
}

/** The rules of lists and search by the contract's headings. */
export const searchRules = {
  'GET catalog/search/product/list': list,
  'GET catalog/category/{categoryId}/product/list': list,
  'GET api/search/autocomplete': suggestions,
} as const satisfies Record<string, Rule>
