// The fixture for the conformance suite: a picture of the host.
import type { Fixture } from '#widgets/fixture.ts'

/** A picture that is visible at once. */
export const fixture: Fixture = {
  options: { preset: 'both' },
  fallback: '<p><img src="data:," alt="" width="40" height="40" loading="lazy"> <a href="/en/pitch">The pitch at night</a></p>',
}
