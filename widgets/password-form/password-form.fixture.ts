// The fixture for the conformance suite: a forgotten password.
import type { Fixture } from '#widgets/fixture.ts'

const urls = { action: '/en/account/password', loginUrl: '/en/account/login' }

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options: { ...urls, step: 'ask', email: 'ada@example.com', token: '', refused: {}, linkHours: 1 },
  fallback:
    '<form action="/en/account/password" method="post"><label>E-mail address <input type="email" name="email"></label> <button>Send me a link</button></form>',
  answers: { 'api/customer/password/forgot': 204, 'api/customer/password/reset': { message: 'No' } },
  scenes: {
    sent: { options: { ...urls, step: 'sent' }, shows: '.touchline-notice' },
    'by a link': { options: { ...urls, step: 'reset', token: 'a-token' }, shows: '.touchline-checks' },
    'wrong fields': {
      options: { ...urls, step: 'reset', token: 'a-token' },
      press: ['[type="submit"]'],
      shows: '.touchline-summary',
    },
    done: { options: { ...urls, step: 'done' }, shows: '.password-form-done' },
  },
}
