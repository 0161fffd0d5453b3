// The fixture for the conformance suite: the newsletter form with a consent.
import type { Fixture } from '#widgets/fixture.ts'

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options: { action: '/en/newsletter', consent: 'Yes, I would like to receive the newsletter.', email: 'anna@example.test' },
  fallback:
    '<form action="/en/newsletter" method="post"><label>E-mail <input type="email" name="email"></label> <label><input type="checkbox" name="consent" value="1"> Yes</label> <button>Subscribe</button></form>',
  answers: { 'api/newsletter': { state: 'asked' } },
  scenes: {
    'not agreed': { press: ['[type="submit"]'], shows: '.touchline-summary' },
    sent: { press: ['[name="consent"]', '[type="submit"]'], shows: '.touchline-form-done' },
    'without a sentence': {
      options: { action: '/en/newsletter', consent: '', email: '' },
      press: ['[type="submit"]'],
      shows: '.touchline-summary',
    },
  },
  sameTexts: { de: ['Newsletter'] },
}
