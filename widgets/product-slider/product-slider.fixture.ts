// The fixture for the conformance suite: six links in a row.
import type { Fixture } from '#widgets/fixture.ts'

const slide = (number: number) => `<div><h2><a href="/en/product/ball-${number}">Ball ${number}</a></h2><p>Round</p></div>`

/** A list that scrolls without JavaScript. */
export const fixture: Fixture = {
  attributes: { 'data-variant': 'products' },
  fallback: `<div class="product-slider-track" role="group" tabindex="0" aria-label="Balls">${[1, 2, 3, 4, 5, 6].map(slide).join('')}</div>`,
  scenes: {
    'a page on': { press: ['.product-slider-on'], shows: '.product-slider-back[aria-disabled="false"]' },
    'round and by itself': {
      options: { variant: 'single', autoplay: 60_000 },
      shows: '.product-slider-rotation',
    },
  },
}
