// The fixture for the conformance suite: the page after a logout.
import type { Fixture } from '#widgets/fixture.ts'

/** A sentence and a link, as a host prints them. The page stays open, so that the suite can inspect it. */
export const fixture: Fixture = {
  options: { homeUrl: '/en/', isStaying: true },
  fallback: '<p>You are logged out.</p><a class="touchline-button" href="/en/">To the home page</a>',
}
