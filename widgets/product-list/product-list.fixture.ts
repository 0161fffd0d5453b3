// The fixture for the conformance suite: a page of three products with a facet between them.
import { listAnswer, listState, printed } from '#tests/support/list-state.ts'
import type { Fixture } from '#widgets/fixture.ts'

const parts = ['place', 'ask', 'address', 'list', 'summary', 'activeFilters', 'dividers', 'inlineFacets'] as const
const LIST = 'catalog/category/3/product/list'
const many = Array.from({ length: 100 }, (_, at) => ({ ...listState.list.value.items[0], productId: 100 + at, name: `Shirt ${at}` }))

/** Cards that the host prints as links. */
export const fixture: Fixture = {
  options: {
    categoryId: 3,
    path: '/en/shirts',
    listName: 'Shirts',
    imageWidths: [320, 640],
    imageSizes: '50vw',
    firstRow: 2,
    wishForm: 'wish',
    compareForm: 'compare',
    hasWish: true,
    hasCompare: true,
    hasQuickBuy: true,
  },
  fallback: '<ul><li><a href="/en/product/1">Home shirt</a></li><li><a href="/en/product/2">Training ball</a></li></ul>',
  state: printed(parts),
  answers: { [LIST]: listAnswer, 'catalog/category/3/filter-dividers/list': [] },
  scenes: {
    empty: {
      state: printed(parts, {
        list: { state: 'ready', value: { items: [], first: 1, widget: null } },
        summary: { ...listState.summary, page: 1, lastPage: 1, total: 0 },
      }),
      shows: '.touchline-empty a',
    },
    'nothing found': {
      state: printed(parts, {
        list: { state: 'ready', value: { items: [], first: 1, widget: null } },
        ask: { ...listState.ask, facets: {}, maxPrice: null, query: 'xyzzy' },
        activeFilters: [],
      }),
      shows: '.touchline-empty a',
    },
    'with a word left out': {
      state: printed(parts, {
        list: {
          state: 'ready',
          value: { ...listState.list.value, reading: { query: 'shrit gold', dropped: ['gold'], corrected: 'shirt' } },
        },
      }),
      shows: '.product-list-reading',
    },
    failed: { answers: { [LIST]: 500 }, shows: '.touchline-empty button' },
    'more than the browser draws': {
      state: printed(parts, { list: { state: 'ready', value: { items: many, first: 1, widget: null } } }),
      shows: '[data-many]',
    },
    "with a block of the host's own": {
      state: printed(parts, {
        list: { state: 'ready', value: { ...listState.list.value, widget: { position: 1, html: '<p>Team sale</p>' } } },
      }),
      shows: '.product-list-widget',
    },
  },
}
