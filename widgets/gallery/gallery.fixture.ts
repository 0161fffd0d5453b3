// The fixture for the conformance suite: three pictures of a shirt.
import type { Fixture } from '#widgets/fixture.ts'

// Data URLs, so that no request is made for them.
const pixel = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960"><path fill="${colour}" d="M0 0h960v960H0z"/></svg>`)}`

const images = [pixel('#c1121f'), pixel('#1d3557'), pixel('#2a9d8f')]

/** Links to pictures, which work without JavaScript. */
export const fixture: Fixture = {
  options: { productId: 90001, label: 'Club shirt', images, widths: [], sizes: '50vw' },
  fallback: `<p><a href="/en/contact">Club shirt</a></p>`,
  scenes: {
    'the second picture': { press: ['.gallery-thumbs li:nth-child(2) a'], shows: '.gallery-thumbs li:nth-child(2) [aria-current]' },
  },
}
