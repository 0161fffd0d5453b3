// A picture of the host's, for the conformance suite.
import type { Fixture } from '#widgets/fixture.ts'

/** One that is there at once. */
export const fixture: Fixture = {
  options: { preset: 'both' },
  fallback: '<p><img src="data:," alt="" width="40" height="40" loading="lazy"> <a href="/en/pitch">The pitch at night</a></p>',
}
