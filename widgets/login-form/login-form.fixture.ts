// The fixture for the conformance suite: the login page.
import type { Fixture } from '#widgets/fixture.ts'

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options: {
    action: '/en/account/login',
    back: '/en/wishlist',
    mergeUrl: '/en/account/merge',
    passwordUrl: '/en/account/password',
    registerUrl: '/en/account/register',
    passkeys: false,
    email: 'ada@example.com',
    refused: {},
  },
  fallback:
    '<form action="/en/account/login" method="post"><label>E-mail address <input type="email" name="email"></label> <label>Password <input type="password" name="password"></label> <button>Log in</button></form>',
  answers: { 'api/customer/passkeys/login/options': { challenge: 'AAAA', rpId: 'localhost' } },
  scenes: {
    passkeys: { options: { action: '/en/account/login', passkeys: true }, shows: '.touchline-login-passkey button' },
    'wrong fields': { press: ['[type="submit"]'], shows: '.touchline-summary' },
    'refused by the server': {
      options: { email: 'ada', refused: { email: 'Please enter a valid email address' } },
      shows: '.touchline-field-error',
    },
  },
}
