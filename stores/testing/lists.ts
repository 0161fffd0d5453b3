// The product lists of the test shop: sixty products to filter, sort and page, in the form of a host's answers.
import { catalogueItemAnswer } from '#tests/support/answers.ts'

const colours = ['Red', 'Blue', 'T-shirt green', 'A & B']
const sizes = ['S', 'M', 'L']

/** The products: the price rises with the id. */
const products = Array.from({ length: 60 }, (_, at) => ({
  id: at + 1,
  name: `Shirt ${at + 1}`,
  price: 10 + at,
  colour: colours[at % colours.length] ?? '',
  size: sizes[at % sizes.length] ?? '',
}))
type Product = (typeof products)[number]

const facetsOf = (found: readonly Product[], query: URLSearchParams) => {
  const attribute = (code: 'colour' | 'size', options: readonly string[], part: object) => {
    const chosen = query.getAll(`${code}[]`)
    return {
      code,
      facet_code: code,
      label: code === 'colour' ? 'Colour' : 'Size',
      type: 'attribute',
      options: options.map((label) => ({
        label,
        active: chosen.includes(label),
        count: found.filter((one) => one[code] === label).length,
      })),
      is_active: chosen.length > 0,
      is_crawlable: code === 'colour',
      url_key: code,
      ...part,
    }
  }
  const prices = found.map(({ price }) => price)
  return [
    attribute('colour', colours, {}),
    attribute('size', sizes, { is_single: true, has_duplicate_values: true }),
    {
      code: 'price',
      facet_code: 'price',
      label: 'Price',
      type: 'price',
      options: [],
      is_active: query.has('minPrice') || query.has('maxPrice'),
      MinimumValue: Math.min(...prices, 10),
      MaximumValue: Math.max(...prices, 10),
    },
  ]
}

/** The answer to one list call. */
export function answerList(path: string, query: URLSearchParams): unknown {
  const [colour, size] = [query.getAll('colour[]'), query.getAll('size[]')]
  const text = query.get('query') ?? ''
  const found = products.filter(
    (one) =>
      (colour.length === 0 || colour.includes(one.colour)) &&
      (size.length === 0 || size.includes(one.size)) &&
      one.price >= Number(query.get('minPrice') ?? 0) &&
      one.price <= Number(query.get('maxPrice') ?? 1e6) &&
      one.name.toLowerCase().includes(text.toLowerCase()),
  )
  const ordered = query.get('sort') === 'price:desc' ? found.toReversed() : found
  const pageSize = [12, 24, 48, 96].find((one) => one === Number(query.get('page_size'))) ?? 24
  const last = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(Number(query.get('page') ?? 1), last)
  const id = /category\/(\d+)\//.exec(path)?.[1] ?? query.get('category_id')
  return {
    category: id ? { category_id: Number(id), name: 'Shirts', url: '/nl/shirts' } : null,
    catalog: {
      current_page: page,
      last_page: last,
      page_size: pageSize,
      total_items: found.length,
      items: ordered.slice((page - 1) * pageSize, page * pageSize).map(({ id: product_id, name, price }) =>
        catalogueItemAnswer({
          product_id,
          sku: `SKU-${product_id}`,
          name,
          url: `/nl/product/${product_id}`,
          final_price_incl_tax: price,
          price_incl_tax: price,
        }),
      ),
      filters: facetsOf(found, query),
      sorting: query.get('sort') ?? 'position:asc',
      sorting_options: [
        { code: 'position', label: 'Recommended', direction: 'asc' },
        { code: 'price', label: 'Price, high to low', direction: 'desc' },
      ],
      widget: null,
    },
    sub_categories: text ? [] : [{ category_id: 4, name: 'Home shirts', url: '/nl/shirts/home' }],
    banner: null,
  }
}

/** The positions where the test shop wants facets between its products. */
export const dividers = [
  { attribute_code: 'size', position: 8 },
  { attribute_code: 'colour', position: 3 },
]
