// An open page, and the page of a closed shop, for the conformance suite.
import type { Fixture } from '#widgets/fixture.ts'

/** A link that the host may print; nothing is drawn while the shop is open. */
export const fixture: Fixture = {
  options: { isClosed: false, backUrl: '/en/' },
  fallback: '<a href="/en/contact">Contact</a>',
  scenes: {
    closed: { options: { isClosed: true, backUrl: '/en/' }, answers: { 'api/session': 503 }, shows: '.maintenance-notice-bar' },
  },
}
