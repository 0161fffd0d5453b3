// The fixture for the conformance suite: the search form in a header, with everything that can open below it.
import type { Fixture } from '#widgets/fixture.ts'

const call = 'api/search/autocomplete'
const none = { matches: [], total_matches: 0 }
const nothing = { keyword_results: none, category_results: none, filter_results: none, product_results: none }
const suggestions = {
  keyword_results: {
    matches: [
      { label: 'tennis racket', url: '/en/search?query=tennis+racket' },
      { label: 'racket grip', url: '/en/search?query=racket+grip' },
    ],
    total_matches: 7,
  },
  category_results: { matches: [{ label: 'Rackets', url: '/en/racket-sports/rackets', path: 'Racket sports' }], total_matches: 1 },
  filter_results: { matches: [{ label: 'Racket', url: '/en/racket-sports/_Racket', facet: 'Kind', count: 12 }], total_matches: 1 },
  product_results: {
    matches: [
      {
        label: 'Nordkap Racket 300',
        url: '/en/product/racket-300',
        product_id: 77,
        sku: 'RACKET-300',
        image: null,
        final_price_incl_tax: 99.95,
        is_sku_match: true,
      },
    ],
    total_matches: 24,
  },
  page_results: { matches: [{ label: 'Stringing', url: '/en/pages/stringing' }], total_matches: 1 },
  reading: { dropped: ['gold'], corrected: 'racket' },
}
const popular = [{ label: 'tennis racket' }, { label: 'red shirt' }]
const options = { categories: [{ id: 3, label: 'Racket sports' }], query: '', shortcut: '/' }
const press = ['.header-search-input']

/** A GET form. */
export const fixture: Fixture = {
  options,
  attributes: { 'data-search-url': '/en/search' },
  answers: { [call]: suggestions },
  scenes: {
    'with popular searches': { press, answers: { 'api/search/popular': popular }, shows: '[data-kind="popular"]' },
    'with a text': { options: { query: 'racket' }, shows: '.header-search-clear' },
    'with suggestions': { options: { ...options, query: 'racket' }, press, shows: '.header-search-option' },
    'with no results': { options: { ...options, query: 'qqqq' }, press, answers: { [call]: nothing }, shows: '.header-search-none' },
    'without an answer': { options: { ...options, query: 'racket' }, press, answers: { [call]: 404 }, shows: '.header-search-foot button' },
  },
  sameTexts: { nl: ['Filters'] },
  fallback:
    '<form class="header-search-form" action="/en/search" method="get" role="search"><select class="header-search-discipline" name="discipline" aria-label="Search in"><option value="">All sports</option><option value="3">Racket sports</option></select><input class="header-search-input" name="query" type="text" aria-label="Search" placeholder="Search for..."><button class="header-search-submit" aria-label="Search">Search</button></form>',
}
