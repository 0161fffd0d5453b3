// The fixture for the conformance suite: creating an account.
import type { Fixture } from '#widgets/fixture.ts'

const options = {
  action: '/en/account/register',
  back: '/en/wishlist',
  loginUrl: '/en/account/login',
  values: { firstname: 'Ada', lastname: 'Byron', email: 'ada@example.com', emailRepeat: 'ada@example.com' },
  refused: {},
}

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options,
  fallback:
    '<form action="/en/account/register" method="post"><label>First name <input name="firstname"></label> <label>Last name <input name="lastname"></label> <label>E-mail address <input type="email" name="email"></label> <label>Password <input type="password" name="password"></label> <label>Confirm password <input type="password" name="passwordConfirmation"></label> <button>Create an account</button></form>',
  answers: { 'api/email-similarity/check-email': [] },
  scenes: {
    'wrong fields': { press: ['[type="submit"]'], shows: '.touchline-summary' },
    'refused by the server': {
      options: { ...options, refused: { email: 'There is already an account with this e-mail address.' } },
      shows: '.touchline-field-error',
    },
    'mistyped address': {
      answers: { 'api/email-similarity/check-email': ['ada@example.org'] },
      shows: '.register-form-help .touchline-button',
    },
  },
}
