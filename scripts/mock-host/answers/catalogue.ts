// Lists, search and suggestions over the mock host's goods.
import { getDividers, listCategory, listShop, searchProducts } from '#shared/catalogue/calls.ts'
import { getProducts } from '#shared/catalogue/cards/calls.ts'
import { catalogueAnswer } from '#shared/catalogue/examples.ts'
import { getPopularSearches, getSuggestions } from '#shared/catalogue/search/calls.ts'
import { autocompleteAnswer } from '#shared/catalogue/search/examples.ts'
import { getDropdown } from '#shared/content/calls.ts'
import { answer, type Asked } from '../answer.ts'
import { cardJson, type Product, untaxed } from '../goods.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'

const PAGE_SIZE = 24
const BRAND = 'brand'

/** The facets of a product: its brand and its options, by code. */
function valuesOf(product: Product): Map<string, { label: string; values: readonly string[] }> {
  const options = product.attributes.map((one) => [one.code, { label: one.label, values: one.options.map(({ label }) => label) }] as const)
  return new Map([[BRAND, { label: 'Brand', values: [product.brand] }], ...options])
}

/** Whether every word of the query is found in what a product is called. */
export function isFound(product: Product, query: string): boolean {
  const text = [product.name, product.brand, product.categoryName, product.sku].join(' ').toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function hasChosen(product: Product, chosen: ReadonlyMap<string, readonly string[]>): boolean {
  const values = valuesOf(product)
  return [...chosen].every(([code, labels]) => labels.some((label) => values.get(code)?.values.includes(label)))
}

function filtersOf(products: readonly Product[], all: readonly Product[], chosen: ReadonlyMap<string, readonly string[]>): object[] {
  const found = new Map<string, { label: string; counts: Map<string, number> }>()
  for (const product of all) {
    const isShown = products.includes(product)
    for (const [code, { label, values }] of valuesOf(product)) {
      const facet = found.get(code) ?? { label, counts: new Map<string, number>() }
      found.set(code, facet)
      for (const value of values) facet.counts.set(value, (facet.counts.get(value) ?? 0) + (isShown ? 1 : 0))
    }
  }
  const prices = all.map(({ price }) => price)
  return [
    ...Array.from(found, ([code, { label, counts }]) => ({
      ...{ code, facet_code: code, label, type: 'attribute', url_key: code, is_active: chosen.has(code) },
      options: Array.from(counts, ([value, count]) => ({ label: value, count, active: chosen.get(code)?.includes(value) ?? false })),
    })),
    {
      ...{ code: 'price', facet_code: 'price', label: 'Price', type: 'price', options: [] },
      ...{ MinimumValue: Math.floor(Math.min(...prices)), MaximumValue: Math.ceil(Math.max(...prices)) },
    },
  ]
}

/** The chosen options by facet: `colour[]=Red`. */
function chosenOf(query: URLSearchParams): Map<string, string[]> {
  const codes = [...new Set(query.keys())].filter((name) => name.endsWith('[]'))
  return new Map(codes.map((name) => [name.slice(0, -2), query.getAll(name)]))
}

const orders: Readonly<Record<string, (one: Product, other: Product) => number>> = {
  price: (one, other) => one.price - other.price,
  name: (one, other) => one.name.localeCompare(other.name, 'en'),
}

function sorted(products: readonly Product[], query: URLSearchParams): { sort: string; items: readonly Product[] } {
  const sort = query.get('sort') ?? 'position:asc'
  const [field = '', direction] = sort.split(':')
  const compare = orders[field]
  if (!compare) return { sort, items: products }
  const sign = direction === 'desc' ? -1 : 1
  return { sort, items: products.toSorted((one, other) => sign * compare(one, other)) }
}

/** A page of these products, as the query wants it. */
export function listJson(all: readonly Product[], query: URLSearchParams, category: World['categories'][number] | null, base: string) {
  const chosen = chosenOf(query)
  const number = (name: string, otherwise: number) => Number(query.get(name) || otherwise)
  const [least, most] = [number('minPrice', 0), number('maxPrice', Infinity)]
  const matching = all.filter((product) => product.price >= least && product.price <= most && hasChosen(product, chosen))
  const { sort, items } = sorted(matching, query)
  const size = number('page_size', PAGE_SIZE)
  const last = Math.max(1, Math.ceil(items.length / size))
  const page = Math.min(number('page', 1), last)
  return catalogueAnswer({
    category: category && { category_id: category.id, name: category.name, url: base + category.path },
    catalog: {
      ...{ current_page: page, last_page: last, page_size: size, total_items: items.length },
      items: items.slice((page - 1) * size, page * size).map(cardJson),
      filters: all.length === 0 ? [] : filtersOf(matching, all, chosen),
      sorting: sort,
      sorting_options: [
        { code: 'position', label: 'Recommended', direction: 'asc' },
        { code: 'price', label: 'Price, lowest first', direction: 'asc' },
        { code: 'price', label: 'Price, highest first', direction: 'desc' },
        { code: 'name', label: 'Name', direction: 'asc' },
      ],
    },
    sub_categories: [],
  })
}

function categoryAt({ world, at }: Asked): World['categories'][number] {
  const category = world.categories.find(({ id }) => id === Number(at['categoryId']))
  if (!category) throw new Refusal(404, 'There is no such category.', 'category')
  return category
}

function search({ world, query }: Asked) {
  const text = query.get('query') ?? ''
  const within = query.get('category_id')
  const found = world.products.filter((product) => isFound(product, text) && (within === null || product.category === Number(within)))
  return listJson(found, query, null, world.base)
}

function suggestions({ world, query }: Asked) {
  const text = query.get('query') ?? ''
  const products = world.products.filter((product) => isFound(product, text))
  const categories = world.categories.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
  const group = (matches: object[]) => ({ matches, total_matches: matches.length })
  return autocompleteAnswer({
    keyword_results: group(products.length === 0 ? [] : [{ label: text, url: `${world.base}search?query=${encodeURIComponent(text)}` }]),
    category_results: group(
      categories.map(({ id, name, path }) => ({
        ...{ label: name, url: world.base + path, path: null },
        count: world.products.filter(({ category }) => category === id).length,
      })),
    ),
    filter_results: group([]),
    product_results: group(
      products.map(({ id, sku, name, url, picture, brand, price, was = price }) => ({
        ...{ label: name, url, product_id: id, sku, image: picture, manufacturer: brand },
        ...{ price_incl_tax: was, price_excl_tax: untaxed(was), final_price_incl_tax: price, final_price_excl_tax: untaxed(price) },
        ...{ lowest_price_30d: was, is_sku_match: sku.toLowerCase() === text.toLowerCase() },
      })),
    ),
  })
}

/** The answers. */
export const catalogueAnswers = [
  answer(listCategory, (asked) => {
    const category = categoryAt(asked)
    const { world, query } = asked
    return listJson(
      world.products.filter((product) => product.category === category.id),
      query,
      category,
      world.base,
    )
  }),
  answer(listShop, ({ world, query }) => listJson(world.products, query, null, world.base)),
  answer(searchProducts, search),
  answer(getDividers, () => []),
  answer(getSuggestions, suggestions),
  answer(getPopularSearches, ({ world }) =>
    world.categories.map(({ name }) => ({ label: name.toLowerCase(), url: `${world.base}search?query=${encodeURIComponent(name)}` })),
  ),
  answer(getProducts, ({ world, query }) => ({
    items: (query.get('ids') ?? '').split(',').flatMap((id) => {
      const product = world.product(Number(id))
      return product ? [cardJson(product)] : []
    }),
  })),
  answer(getDropdown, ({ world }) => {
    const links = world.categories.map(
      ({ id, name, path }) => `<li><a href="${world.base}${path}" data-category-id="${id}">${name}</a></li>`,
    )
    return `<ul>${links.join('')}</ul>`
  }),
]
