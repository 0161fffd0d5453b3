// The catalogue's calls: a search, which returns ids only, and the data for the cards of some products.
import { categories, rest } from '../data.ts'
import type { Product } from '../goods.ts'
import { each, fieldsOf, numberOf, textOf, type Fields, type Json } from '../json.ts'
import { required, RestError } from '../rest-error.ts'
import { inCategory, search, visible } from '../rules/find-products.ts'
import { rangeOf } from '../rules/prices.ts'
import { renderJson } from '../shapes/render-json.ts'
import { defaultStore, stores } from '../data.ts'
import type { CallContext, Call } from './call.ts'

/** PHP writes lists in a query as maps by index. */
const entries = (value: unknown): Fields[] => each(Object.values(fieldsOf(value)))

const groupsOf = (criteria: Fields): Fields[][] => entries(criteria['filter_groups']).map(({ filters }) => entries(filters))

const valueOf = (criteria: Fields, field: string): string | null => {
  const filter = groupsOf(criteria)
    .flat()
    .find((candidate) => candidate['field'] === field)
  return filter ? textOf(filter['value']) : null
}

/** A quick search by words, or a category: the two requests that the storefront sends. */
const find = ({ store }: CallContext, criteria: Fields): { product: Product; score: number }[] => {
  const name = textOf(criteria['request_name'])
  if (name === 'quick_search_container') return search(store, valueOf(criteria, 'search_term') ?? '')
  if (name === 'catalog_view_container')
    return inCategory({ id: Number(valueOf(criteria, 'category_ids')) }).map((product) => ({ product, score: 1 }))
  throw new RestError(400, 'The "%1" request name doesn\'t exist. Verify the name and try again.', [name])
}

const bucket = (name: string, counts: [string, number][]): Json => ({
  name,
  values: counts.filter(([, count]) => count > 0).map(([value, count]) => ({ value, metrics: [value, String(count)] })),
})

const aggregations = (found: Product[]): Json => {
  const steps = [0, 10, 20, 30, 40, 50, 100]
  const inStep = (from: number, to: number) =>
    found.filter((product) => rangeOf(product).final >= from * 100 && rangeOf(product).final < to * 100)
  const prices = steps.map((from, index): [string, number] => {
    const to = steps[index + 1] ?? 1000
    return [`${from}_${to}`, inStep(from, to).length]
  })
  const counts = categories.map(({ id }): [string, number] => [
    String(id),
    found.filter((product) => product.categories.includes(id)).length,
  ])
  return { buckets: [bucket('price_bucket', prices), bucket('category_bucket', counts)], bucket_names: ['price_bucket', 'category_bucket'] }
}

const sorted = (found: { product: Product; score: number }[], criteria: Fields) => {
  const order = entries(criteria['sort_orders'])[0]
  if (order?.['field'] !== 'price') return found
  const sign = textOf(order['direction'])?.toUpperCase() === 'DESC' ? -1 : 1
  return found.toSorted((one, other) => sign * (rangeOf(one.product).final - rangeOf(other.product).final))
}

/** This call counts pages from 0. */
const runSearch = (context: CallContext): Json => {
  const criteria = fieldsOf(context.query['search_criteria'])
  if (textOf(criteria['request_name']) === null) throw required('searchCriteria')
  const found = sorted(find(context, criteria), criteria)
  const [size, page] = [numberOf(criteria['page_size']) ?? found.length, numberOf(criteria['current_page']) ?? 0]
  return {
    items: found.slice(size * page, size * (page + 1)).map(({ product, score }) => ({
      id: product.id,
      custom_attributes: [{ attribute_code: 'score', value: String(score) }],
    })),
    aggregations: aggregations(found.map(({ product }) => product)),
    search_criteria: {
      request_name: textOf(criteria['request_name']),
      filter_groups: groupsOf(criteria).map((filters) => ({
        filters: filters.map((filter) => ({
          field: textOf(filter['field']),
          value: textOf(filter['value']),
          condition_type: textOf(filter['condition_type']) ?? 'eq',
        })),
      })),
      page_size: numberOf(criteria['page_size']),
      current_page: numberOf(criteria['current_page']),
    },
    total_count: found.length,
  }
}

const FIELDS: Record<string, (product: Product) => string> = { entity_id: ({ id }) => String(id), sku: ({ sku }) => sku }

const matches = (product: Product, filter: Fields): boolean => {
  const read = FIELDS[textOf(filter['field']) ?? '']
  return read !== undefined && (textOf(filter['value']) ?? '').split(',').includes(read(product))
}

/** Filters within a group are alternatives; all groups must match. */
const runRender = ({ shop, query }: CallContext): Json => {
  for (const name of ['storeId', 'currencyCode'])
    if (textOf(query[name === 'storeId' ? 'store_id' : 'currency_code']) === null) throw required(name)
  const store = stores.find(({ id }) => id === numberOf(query['store_id'])) ?? defaultStore
  const groups = groupsOf(fieldsOf(query['search_criteria']))
  const found = visible.filter((product) => groups.every((filters) => filters.some((filter) => matches(product, filter))))
  return { items: found.map((product) => renderJson(shop, store, product)) }
}

const call = (name: string, run: Call['run']): Call => ({ name, isSelf: false, answer: rest.calls[name]?.answer ?? 'string', run })

export const catalogCalls: Call[] = [call('GET /V1/search', runSearch), call('GET /V1/products-render-info', runRender)]
