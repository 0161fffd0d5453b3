// The fixture for the conformance suite: a list filtered by colour and price.
import { listAnswer, printed } from '#tests/support/list-state.ts'
import type { Fixture } from '#widgets/fixture.ts'

const parts = ['place', 'ask', 'activeFilters'] as const

/** Links that remove the filters. */
export const fixture: Fixture = {
  options: { categoryId: 3, path: '/en/shirts' },
  fallback: '<a href="/en/shirts">Clear all filters</a>',
  // The address contains the price filter twice: as a printed list writes it, and as any other list does.
  search: '?maxPrice=60&list-max=60',
  state: printed(parts),
  answers: { 'catalog/category/3/product/list': listAnswer },
  scenes: {
    'a range of prices': {
      state: printed(parts, { activeFilters: [{ type: 'price', min: 10, max: 60, address: '/en/shirts' }] }),
      shows: '.active-facets-one',
    },
    'what a search understood': {
      state: printed(parts, {
        activeFilters: [
          { type: 'words', code: 'size', label: 'Size 36', words: 'size 36', options: ['36'], address: '/en/search?query=shoes' },
        ],
      }),
      shows: '.active-facets-one',
    },
    'a long word': {
      state: printed(parts, {
        activeFilters: [
          { type: 'option', code: 'club', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverein', address: '/en/shirts' },
        ],
      }),
      shows: '.active-facets-one',
    },
  },
}
