// The fixture for the conformance suite: three links to pictures, and one link to another page.
import type { Fixture } from '#widgets/fixture.ts'

const picture = (number: number) => `<a href="/assets/shot-${number}.png">Picture ${number}</a>`

/** Links that work without JavaScript. */
export const fixture: Fixture = {
  attributes: { 'data-max-zoom': '5', 'data-follows-address': 'false' },
  fallback: `<p>${[1, 2, 3].map(picture).join(' ')} <a href="/en/contact">Ask us</a></p>`,
}
