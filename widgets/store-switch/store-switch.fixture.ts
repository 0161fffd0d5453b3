// The fixture for the conformance suite: two stores.
import type { Fixture } from '#widgets/fixture.ts'

/** A `<details>` element with links, as a theme prints it. */
export const fixture: Fixture = {
  options: {
    stores: [
      { code: 'nl', label: 'Nederland', language: 'nl-NL', url: '/nl/' },
      { code: 'en', label: 'United Kingdom', language: 'en-GB', url: '/en/', isCurrent: true },
    ],
  },
  scenes: { open: { press: ['.store-switch-summary'], shows: '.store-switch-link' } },
  fallback:
    '<details class="store-switch-details"><summary class="store-switch-summary" data-touchline-key="summary">United Kingdom</summary><ul class="store-switch-list"><li><a href="/nl/" lang="nl-NL">Nederland</a></li><li><a href="/en/" lang="en-GB">United Kingdom</a></li></ul></details>',
}
