// The fixture for the conformance suite: a login form as a theme prints it.
import type { Fixture } from '#widgets/fixture.ts'

/** A form that posts, with one password field. */
export const fixture: Fixture = {
  fallback:
    '<form action="/en/account/login" method="post"><label for="stage-password">Password</label><input id="stage-password" type="password" name="password" autocomplete="current-password"></form>',
  scenes: { shown: { press: ['.password-toggle-button'], shows: 'input[type="text"]' } },
}
