// Finds products by category, words, prices and filters, and sorts, pages and counts them.
import { attributes } from '../data.ts'
import { pricesOf } from '../shapes/price-json.ts'
import type { Category, Product, Store } from '../goods.ts'
import { listed, within } from './catalog.ts'
import type { ListQuery } from './list-query.ts'
import { inStore } from './prices.ts'

export const facets = [
  { code: 'color', facet: 'color', urlKey: 'color' },
  { code: 'size', facet: 'size', urlKey: 'size' },
  { code: 'manufacturer', facet: 'brand', urlKey: 'brand' },
] as const

type Facet = (typeof facets)[number]

/** The labels of a product for a filter. */
const labelsOf = (product: Product, { code }: Facet): string[] => {
  if (code === 'manufacturer') return [product.manufacturer]
  if (product.children && product.attributes?.includes(code)) return [...new Set(product.children.map((child) => child[code]))]
  return code === 'color' && product.color ? [product.color] : []
}

export interface FoundFacet {
  facet: Facet
  options: { label: string; count: number; isActive: boolean }[]
}

export interface Found {
  category: Category | null
  query: ListQuery
  page: number
  lastPage: number
  total: number
  items: Product[]
  facets: FoundFacet[]
  /** The lowest and highest price in cents, ignoring the price filter. */
  range: { from: number; to: number }
  sort: { field: string; direction: string }
}

export const sortFields = ['position', 'price', 'name'] as const

const matchesWords = (product: Product, text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${product.name} ${product.manufacturer} ${product.sku}`.toLowerCase().includes(word))

const sorted = (store: Store, items: Product[], field: string, direction: string): Product[] => {
  const way = direction === 'desc' ? -1 : 1
  if (field === 'price') return items.toSorted((a, b) => way * (pricesOf(store, a).final - pricesOf(store, b).final))
  if (field === 'name') return items.toSorted((a, b) => way * a.name.localeCompare(b.name, 'en'))
  return way === 1 ? items : items.toReversed()
}

/** Labels in the attribute's order, so that sizes ascend. */
const order = (label: string): number => {
  const index = attributes.flatMap(({ options }) => options).findIndex((option) => option.label === label)
  return index === -1 ? 1000 : index
}

export const findProducts = (store: Store, category: Category | null, query: ListQuery): Found => {
  const ids = category ? within(category) : null
  const base = listed(store).filter((product) => ids === null || product.categories.some((id) => ids.includes(id)))
  const named = query.text === '' ? base : base.filter((product) => matchesWords(product, query.text))
  const has = (product: Product, facet: Facet): boolean => {
    const wanted = query.labels(facet.facet)
    return wanted.length === 0 || labelsOf(product, facet).some((label) => wanted.includes(label))
  }
  const least = query.minPrice === null ? 0 : query.minPrice * 100
  const most = query.maxPrice === null ? Number.POSITIVE_INFINITY : query.maxPrice * 100
  const fits = (product: Product): boolean => pricesOf(store, product).final >= least && pricesOf(store, product).final <= most
  const items = named.filter((product) => fits(product) && facets.every((facet) => has(product, facet)))
  const field = sortFields.find((known) => known === query.sort.field) ?? 'position'
  const lastPage = Math.max(1, Math.ceil(items.length / query.pageSize))
  const page = Math.min(query.page, lastPage)
  const prices = named.map((product) => pricesOf(store, product).final)
  return {
    category,
    query,
    page,
    lastPage,
    total: items.length,
    items: sorted(store, items, field, query.sort.direction).slice((page - 1) * query.pageSize, page * query.pageSize),
    facets: facets.map((facet) => {
      const others = named.filter((product) => fits(product) && facets.every((other) => other === facet || has(product, other)))
      const labels = [...new Set(named.flatMap((product) => labelsOf(product, facet)))].toSorted(
        (a, b) => order(a) - order(b) || a.localeCompare(b, 'en'),
      )
      const wanted = query.labels(facet.facet)
      return {
        facet,
        options: labels.map((label) => ({
          label,
          count: others.filter((product) => labelsOf(product, facet).includes(label)).length,
          isActive: wanted.includes(label),
        })),
      }
    }),
    range: { from: Math.min(...prices, inStore(store, 9999)), to: Math.max(...prices, 0) },
    sort: { field, direction: query.sort.direction },
  }
}
