// The fixture for the conformance suite: four facets, one of them long.
import { facetState, listAnswer, printed } from '#tests/support/list-state.ts'
import type { Fixture } from '#widgets/fixture.ts'

const parts = ['place', 'ask', 'summary', 'facets', 'activeFilters'] as const
const LIST = 'catalog/category/3/product/list'
const clubs = Array.from({ length: 500 }, (_, at) => `Sportverein Donaudampfschifffahrtsgesellschaft ${at + 1}`)

const sizes = [
  { label: '128', count: 3, group: 'Kids' },
  { label: '36', count: 2, group: 'Shoes' },
  { label: 'UK 11.5 (EU 46) Donaudampfschifffahrtsgesellschaft', count: 0, group: 'Shoes' },
]

/** A form that works in any browser. */
export const fixture: Fixture = {
  options: {
    categoryId: 3,
    path: '/en/shirts',
    swatches: { Red: '#cc0000', Blue: '#0000cc' },
    openAtFirst: 3,
    expanded: ['club'],
  },
  fallback:
    '<form action="/en/shirts" method="get"><label><input type="checkbox" name="color[]" value="Red"> Red</label><button type="submit">Show products</button></form>',
  state: printed(parts),
  answers: { [LIST]: listAnswer },
  scenes: {
    'five hundred options': {
      state: printed(parts, { facets: [facetState('club', 'Club', clubs)] }),
      opener: '.facets-opener',
      shows: '.facets-list[data-long] .facets-option:nth-of-type(500)',
    },
    'sizes in groups, one of them named by the search': {
      state: printed(parts, {
        facets: [facetState('size', 'Size', [], { options: sizes })],
        activeFilters: [{ type: 'words', code: 'size', label: 'Size 36', words: '36', options: ['36'], address: '/en/shirts' }],
      }),
      opener: '.facets-opener',
      shows: '.facets-tiles-name',
    },
    'sixty facets': {
      state: printed(parts, { facets: Array.from({ length: 60 }, (_, at) => facetState(`facet-${at}`, `Facet ${at}`, ['A', 'B'])) }),
      opener: '.facets-opener',
      shows: '.facets-more[value="*"]',
    },
  },
  sameTexts: { nl: ['Filters'] },
}
