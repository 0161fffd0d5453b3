// The fixture for the conformance suite: the toolbar of a list with four pages.
import { listAnswer, listState, printed } from '#tests/support/list-state.ts'
import type { Fixture } from '#widgets/fixture.ts'

const parts = ['place', 'ask', 'address', 'summary'] as const

/** A form that works in any browser. */
export const fixture: Fixture = {
  options: { categoryId: 3, path: '/en/shirts', part: 'bar', pageSizes: [24, 48], hasLayout: true, hasSearch: true },
  fallback:
    '<form action="/en/shirts" method="get"><label>Sort by <select name="sort"><option value="price:asc">Price, low to high</option></select></label> <button type="submit">Apply</button></form>',
  state: printed(parts),
  answers: { 'catalog/category/3/product/list': listAnswer },
  scenes: {
    pages: { options: { part: 'pages', path: '/en/shirts' }, state: printed(parts), shows: 'nav [aria-current="page"]' },
    'many pages': {
      options: { part: 'pages', path: '/en/shirts' },
      state: printed(parts, { summary: { ...listState.summary, page: 417, lastPage: 417 } }),
      shows: 'a[rel="prev"]',
    },
    empty: { state: printed(parts, { summary: { ...listState.summary, total: 0, page: 1, lastPage: 1 } }), shows: '.toolbar-search' },
  },
}
