// A message about a product, for the conformance suite.
import type { Fixture } from '#widgets/fixture.ts'

/** The host's own form posts as the widget's does. */
export const fixture: Fixture = {
  options: { action: '/en/contact', subject: 'Match ball (BALL-5)', values: { message: 'Is it round?' } },
  fallback:
    '<form action="/en/contact" method="post"><label>Your name <input name="name"></label> <label>E-mail address <input type="email" name="email"></label> <label>Subject <input name="subject"></label> <label>Message <textarea name="message"></textarea></label> <button>Send</button></form>',
  scenes: { 'wrong fields': { press: ['[type="submit"]'], shows: '.touchline-summary' } },
}
