// The fixture for the conformance suite: a content block of the host.
import type { Fixture } from '#widgets/fixture.ts'

/** The host's printed HTML. */
export const fixture: Fixture = {
  options: { baseUrl: '/en/' },
  fallback: '<a href="/en/sale"><strong>Sale</strong> <span>until Sunday</span></a>',
}
