// The fixture for the conformance suite: a message about a product.
import type { Fixture } from '#widgets/fixture.ts'

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options: { action: '/en/contact', subject: 'Match ball (BALL-5)', values: { message: 'Is it round?' } },
  fallback:
    '<form action="/en/contact" method="post"><label>Your name <input name="name"></label> <label>E-mail address <input type="email" name="email"></label> <label>Subject <input name="subject"></label> <label>Message <textarea name="message"></textarea></label> <button>Send</button></form>',
  scenes: { 'wrong fields': { press: ['[type="submit"]'], shows: '.touchline-summary' } },
}
