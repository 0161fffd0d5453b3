// A block of the host's, for the conformance suite.
import type { Fixture } from '#widgets/fixture.ts'

/** What the host printed. */
export const fixture: Fixture = {
  options: { baseUrl: '/en/' },
  fallback: '<a href="/en/sale"><strong>Sale</strong> <span>until Sunday</span></a>',
}
