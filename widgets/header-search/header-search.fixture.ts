// The search form as a header has it, for the conformance suite.
import type { Fixture } from '#widgets/fixture.ts'

/** A GET form. */
export const fixture: Fixture = {
  options: { categories: [{ id: 3, label: 'Racket sports' }], query: '' },
  attributes: { 'data-search-url': '/en/search' },
  scenes: { 'with a text': { options: { query: 'racket' }, shows: '.header-search-clear' } },
  fallback:
    '<form class="header-search-form" action="/en/search" method="get" role="search"><select class="header-search-discipline" name="discipline" aria-label="Search in"><option value="">All sports</option><option value="3">Racket sports</option></select><input class="header-search-input" name="query" type="text" aria-label="Search" placeholder="Search for..."><button class="header-search-submit" aria-label="Search">Search</button></form>',
}
