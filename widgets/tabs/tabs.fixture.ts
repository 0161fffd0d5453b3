// The fixture for the conformance suite: three sections of a product.
import type { Fixture } from '#widgets/fixture.ts'

const section = (id: string, title: string, text: string) =>
  `<section class="tabs-section" id="${id}"><h2>${title}</h2><p>${text} <a href="/en/contact">More</a></p></section>`

/** Sections as a theme prints them: all are readable without JavaScript. */
export const fixture: Fixture = {
  options: { display: 'auto', open: 'first', label: 'About this shirt' },
  fallback:
    section('about', 'Description', 'Light and dry.') +
    section('facts', 'Specification', '150 g/m².') +
    section('said', 'Reviews', 'Fits.'),
  scenes: {
    'another one': { press: ['.tabs-tab:nth-child(2), section:nth-child(2) .tabs-toggle'], shows: '#facts :not([hidden])' },
    'toggles at every width': {
      options: { display: 'toggles', open: 'none' },
      press: ['#said .tabs-toggle'],
      shows: '[aria-expanded="true"]',
    },
  },
}
