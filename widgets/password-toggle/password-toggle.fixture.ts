// A login form as a theme prints it, for the conformance suite.
import type { Fixture } from '#widgets/fixture.ts'

/** One field with a password in a form that posts. */
export const fixture: Fixture = {
  fallback:
    '<form action="/en/account/login" method="post"><label for="stage-password">Password</label><input id="stage-password" type="password" name="password" autocomplete="current-password"></form>',
  scenes: { shown: { press: ['.password-toggle-button'], shows: 'input[type="text"]' } },
}
