// The fixture for the conformance suite: the end of a sale, as a theme announces it.
import type { Fixture } from '#widgets/fixture.ts'

/** Far enough in the future to be running whenever the suite runs; without seconds, so that two screenshots are equal. */
export const fixture: Fixture = {
  options: { until: '2099-12-31T23:00:00Z', seconds: false },
  fallback: '<p>The <a href="/en/sale">sale</a> ends on <time datetime="2099-12-31T23:00:00Z">31 December</time>.</p>',
}
