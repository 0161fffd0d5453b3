// The fixture for the conformance suite: a sentence that a theme shows on phones only.
import type { Fixture } from '#widgets/fixture.ts'

/** The host's own HTML, which stays unchanged. */
export const fixture: Fixture = {
  fallback: '<p><a href="/en/pages/club">Our club shop fits into a pocket</a></p>',
}
