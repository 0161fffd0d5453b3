// A link to a shirt, for the conformance suite.
import type { Fixture } from '#widgets/fixture.ts'

/** A mail that works without a script. */
export const fixture: Fixture = {
  options: { url: '/en/product/norrvik-home-shirt#colour=12', title: 'Home shirt' },
  fallback: '<a href="/en/contact">Share by mail</a>',
}
