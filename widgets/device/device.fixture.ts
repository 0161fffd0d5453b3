// A sentence that a theme shows on phones alone, for the conformance suite.
import type { Fixture } from '#widgets/fixture.ts'

/** The host's own HTML, which stays as it is. */
export const fixture: Fixture = {
  fallback: '<p><a href="/en/pages/club">Our club shop fits into a pocket</a></p>',
}
