// The tool that finds products.
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { findProducts } from '#stores/catalogue/find-products.ts'
import { cardFacts } from '../facts.ts'
import { defineTool } from '../tool.ts'

/** The most options of a filter that are told: some have thousands. */
const MOST_OPTIONS = 40

/** Searches the shop; the page's own list stays as it is. */
export const searchProducts = defineTool({
  name: 'search_products',
  title: msg`Search products`,
  description: msg`Finds products of this shop by words and filters, with price, sizes and stock. The answer names the filters and sort orders that there are. Without words it lists everything.`,
  effect: 'reads',
  hasOthersTexts: true,
  fields: {
    query: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    filters: v.optional(v.record(v.string(), v.array(v.string())), {}),
    minPrice: v.optional(v.pipe(v.number(), v.minValue(0))),
    maxPrice: v.optional(v.pipe(v.number(), v.minValue(0))),
    sort: v.optional(v.string()),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  },
  words: {
    query: msg`What to look for, in the language of the shop`,
    filters: msg`Options by the code of a filter, as an earlier answer names them`,
    minPrice: msg`The lowest price, in the currency of the shop`,
    maxPrice: msg`The highest price, in the currency of the shop`,
    sort: msg`A sort order, as an earlier answer names it`,
    page: msg`The page of the results, from 1`,
  },
  run: async ({ query, filters, minPrice = null, maxPrice = null, sort = null, page }, { signal }) => {
    const found = await findProducts({ query: query.trim(), facets: filters, minPrice, maxPrice, sort, page }, signal)
    if (!found.ok) return found
    const { total, page: shown, lastPage, items, facets, orders } = found.value
    return {
      ok: true,
      value: {
        ...{ total, page: shown, lastPage, products: items.map(cardFacts) },
        filters: facets
          .filter(({ type }) => type === 'attribute')
          .map(({ facetCode: code, label: name, options }) => ({
            ...{ code, name },
            options: options.slice(0, MOST_OPTIONS).map(({ label }) => label),
          })),
        sortOrders: orders.map(({ value, label }) => ({ value, label })),
      },
    }
  },
})
