// The fixture for the conformance suite: an open page, and the page of a closed shop.
import type { Fixture } from '#widgets/fixture.ts'

/** A link that the host may print; the widget draws nothing while the shop is open. */
export const fixture: Fixture = {
  options: { isClosed: false, backUrl: '/en/' },
  fallback: '<a href="/en/contact">Contact</a>',
  scenes: {
    closed: { options: { isClosed: true, backUrl: '/en/' }, answers: { 'api/session': 503 }, shows: '.maintenance-notice-bar' },
  },
}
