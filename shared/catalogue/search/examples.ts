// Examples of suggestions.
import { example } from '#shared/api/example.ts'
import { getPopularSearches, getSuggestions } from './calls.ts'

/** Suggestions of each kind. */
export function autocompleteAnswer(part: object = {}) {
  return {
    keyword_results: { matches: [{ label: 'tennis racket', url: '/nl/search?query=tennis+racket' }], total_matches: 3 },
    category_results: {
      matches: [{ label: 'Tennis rackets', url: '/nl/tennis/rackets', path: 'Tennis', count: 40 }],
      total_matches: 1,
    },
    filter_results: { matches: [{ label: 'Nordkap', url: '/nl/tennis/_Nordkap', facet: 'Brand', count: 12 }], total_matches: 1 },
    product_results: {
      matches: [
        {
          label: 'Nordkap Tennis Racket 300',
          url: '/nl/product/nordkap-tennis-racket-300',
          product_id: 77,
          sku: 'TR-300',
          image: '/nl/pictures/racket.webp',
          manufacturer: 'Nordkap',
          price_incl_tax: 120,
          price_excl_tax: 99,
          final_price_incl_tax: 99.95,
          final_price_excl_tax: 82.6,
          lowest_price_30d: 110,
          is_sku_match: false,
        },
      ],
      total_matches: 24,
    },
    ...part,
  }
}

/** What a host may add: its own pages, and how it read the query. */
const additions = {
  page_results: { matches: [{ label: 'Returns', url: '/nl/pages/returns' }], total_matches: 1 },
  reading: { dropped: ['adidas'], corrected: null },
}

/** The examples. */
export const examples = [
  example(getSuggestions, ['racket', null], { also: [['racket', 3]], answer: autocompleteAnswer(additions) }),
  example(getPopularSearches, [], { answer: [{ label: 'football shoes', url: '/nl/search?query=football+shoes' }] }),
]
