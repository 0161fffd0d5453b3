// Tests the links of suggestions on a host whose pages are not at the API's addresses.
// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { Autocomplete } from '#shared/catalogue/wire/search.ts'
import { configurePage } from '#stores/page/page.ts'
import { resetStores } from '#stores/kit/reset.ts'
import { drawn } from '#tests/support/widget-page.ts'
import * as v from 'valibot'
import { choicesOf } from './choices.ts'
import { Results } from './Results.tsx'

afterEach(() => {
  configurePage({})
  resetStores()
})

const prices = { price_incl_tax: 20, price_excl_tax: 16, final_price_incl_tax: 20, final_price_excl_tax: 16 }
const groups = choicesOf(
  v.parse(Autocomplete, {
    keyword_results: { matches: [{ label: 'ball pump', url: '/nl/search?query=ball+pump' }], total_matches: 1 },
    category_results: { matches: [{ label: 'Balls', url: '/nl/football/balls', category_id: 7 }], total_matches: 1 },
    filter_results: { matches: [{ label: 'Ballon', url: '/nl/football/_Ballon', facet: 'Brand' }], total_matches: 1 },
    product_results: { matches: [{ label: 'Ball', url: '/nl/product/ball', product_id: 5, sku: 'BALL-5', ...prices }], total_matches: 1 },
  }),
)

/** The addresses of the four groups, in their order. */
function addresses(routes: object, searchUrl: string): string[] {
  configurePage({ baseUrl: '/nl/', apiUrl: '/touchline-api/nl/', routes })
  const nothing = () => {}
  const markup = drawn(
    <Results
      {...{ groups, reading: [], query: 'ball', typed: 'ball', categoryId: null, searchUrl, active: null }}
      {...{ isWaiting: false, hasFailed: false, isNothing: false, onTaken: nothing, onRetry: nothing }}
    />,
  )
  const place = document.createElement('div')
  place.innerHTML = markup
  return [...place.querySelectorAll<HTMLAnchorElement>('[role="option"]')].map((link) => {
    const { pathname, search } = new URL(link.href)
    return pathname + search
  })
}

test('phrases lead to the page’s results page; the others by default to the API’s addresses', () => {
  expect(addresses({}, '/nl/find?lang=nl')).toEqual([
    '/nl/find?lang=nl&discipline=&query=ball+pump',
    '/nl/football/balls',
    '/nl/football/_Ballon',
    '/nl/product/ball',
  ])
})

test('categories and products lead to the host’s own pages, and facets to a search, since their lists are the API’s', () => {
  expect(addresses({ category: '/shop/{path}', product: '/p/{sku}' }, '/find')).toEqual([
    '/find?discipline=&query=ball+pump',
    '/shop/football/balls',
    '/find?discipline=&query=Ballon',
    '/p/BALL-5',
  ])
})
