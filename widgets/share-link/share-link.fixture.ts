// The fixture for the conformance suite: a link to a shirt.
import type { Fixture } from '#widgets/fixture.ts'

/** A `mailto:` link that works without JavaScript. */
export const fixture: Fixture = {
  options: { url: '/en/product/norrvik-home-shirt#colour=12', title: 'Home shirt' },
  fallback: '<a href="/en/contact">Share by mail</a>',
}
