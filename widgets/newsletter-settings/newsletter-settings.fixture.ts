// The fixture for the conformance suite: a customer's newsletters.
import { newslettersAnswer } from '#tests/support/answers.ts'
import type { Fixture } from '#widgets/fixture.ts'

const options = { action: '/en/account/newsletters', newsletters: newslettersAnswer() }

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options,
  fallback:
    '<form action="/en/account/newsletters" method="post"><label><input type="checkbox" name="codes" value="news"> News and offers</label> <button>Save</button></form>',
  answers: { 'api/customer/newsletters': newslettersAnswer() },
  scenes: {
    saved: { press: ['[type="submit"]'], shows: '.touchline-notice[data-tone="success"]' },
    asked: { options: { ...options, newsletters: newslettersAnswer({ state: 'asked' }) }, shows: '.touchline-notice' },
    'changed elsewhere': { options: { ...options, mine: ['team'] }, shows: '.touchline-notice' },
  },
}
