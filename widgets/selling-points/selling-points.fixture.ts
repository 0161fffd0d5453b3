// The fixture for the conformance suite: three selling points in a strip.
import type { Fixture } from '#widgets/fixture.ts'

/** A list as a theme prints it. */
export const fixture: Fixture = {
  fallback:
    '<ul><li><a href="/en/pages/delivery">Next-day delivery</a></li><li><a href="/en/pages/returns">14 days to change your mind</a></li><li><a href="/en/contact">Our own workshop</a></li></ul>',
}
