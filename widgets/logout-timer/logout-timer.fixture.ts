// The page after a logout, for the conformance suite.
import type { Fixture } from '#widgets/fixture.ts'

/** Words and a link, as a host prints them; it stays, or the page would be left while it is looked at. */
export const fixture: Fixture = {
  options: { homeUrl: '/en/', isStaying: true },
  fallback: '<p>You are logged out.</p><a class="touchline-button" href="/en/">To the home page</a>',
}
