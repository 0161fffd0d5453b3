// A sale that ends, as a theme announces it, for the conformance suite.
import type { Fixture } from '#widgets/fixture.ts'

/** Far enough away to be running whenever the suite does; without seconds, so that two looks see the same. */
export const fixture: Fixture = {
  options: { until: '2099-12-31T23:00:00Z', seconds: false },
  fallback: '<p>The <a href="/en/sale">sale</a> ends on <time datetime="2099-12-31T23:00:00Z">31 December</time>.</p>',
}
