// The data of the benchmark against instantsearch.js: the same products and facets, in our API's form and in the peer's.

/** The size of a list: products on the page, facets, options of each. */
export interface ListSize {
  products: number
  facets: number
  options: number
}

/** `10 x 50` or `1 x 500`. */
export const nameOf = ({ products, facets, options }: ListSize) => `${products} products, ${facets} x ${options} facets`

const colours = ['#cc0000', '#0000cc', '#008800']

/** One product of list `name`: every list has its own products. */
function product(name: string, at: number) {
  return {
    product_id: (name.codePointAt(0) ?? 0) * 1000 + at,
    sku: `SKU-${name}-${at}`,
    name: `Shirt ${name} ${at}`,
    url: `/en/product/shirt-${at}`,
    image: '/bench/shirt_640.png',
    images: ['/bench/shirt_640.png', '/bench/back_640.png'],
    manufacturer: 'Norrvik',
    category_names: [],
    product_type: 'configurable',
    in_stock: true,
    price_incl_tax: 50 + at,
    price_excl_tax: 41 + at,
    final_price_incl_tax: 40 + at,
    final_price_excl_tax: 33 + at,
    special_from: null,
    lowest_price_30d: 45 + at,
    rating: 4.5,
    review_count: 12 + at,
    swatches: colours.map((swatch, place) => ({ label: `Colour ${place}`, swatch, image: null })),
    labels: [{ code: 'new', label: 'New' }],
  }
}
/** A product of the benchmark. */
export type BenchProduct = ReturnType<typeof product>

const facetCodes = ({ facets }: ListSize) => Array.from({ length: facets }, (_, at) => `facet_${at}`)
const labelsOf = ({ options }: ListSize) => Array.from({ length: options }, (_, at) => `Value ${String(at).padStart(3, '0')}`)
const countOf = (name: string, at: number) => (name === 'A' ? 900 : 400) - at

/** Our API's answer for list `name`. */
export function answerOf(size: ListSize, name: string): object {
  return {
    category: { category_id: 3, name: 'Shirts', url: '/en/shirts' },
    catalog: {
      current_page: 1,
      last_page: 40,
      page_size: size.products,
      total_items: 900,
      items: Array.from({ length: size.products }, (_, at) => product(name, at)),
      filters: facetCodes(size).map((code) => ({
        ...{ code, facet_code: code, label: `Facet ${code}`, type: 'attribute', is_active: false, url_key: code },
        options: labelsOf(size).map((label, at) => ({ label, active: false, count: countOf(name, at) })),
      })),
      sorting: 'position:asc',
      sorting_options: [{ code: 'position', direction: 'asc', label: 'Recommended' }],
    },
    sub_categories: [],
    banner: null,
  }
}

/** The peer's answer for list `name`. */
export function peerAnswerOf(size: ListSize, name: string): object {
  return {
    ...{ nbHits: 900, page: 0, nbPages: 40, hitsPerPage: size.products, processingTimeMS: 1, query: '', params: '', index: 'list' },
    hits: Array.from({ length: size.products }, (_, at) => ({ ...product(name, at), objectID: `${name}-${at}` })),
    facets: Object.fromEntries(
      facetCodes(size).map((code) => [code, Object.fromEntries(labelsOf(size).map((label, at) => [label, countOf(name, at)]))]),
    ),
  }
}
