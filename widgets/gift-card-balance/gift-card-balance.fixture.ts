// The fixture for the conformance suite: a gift card's balance.
import type { Fixture } from '#widgets/fixture.ts'

const options = { action: '/en/account/gift-card' }

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options,
  fallback:
    '<form action="/en/account/gift-card" method="post"><label>Gift card code <input name="code"></label> <button>Check balance</button></form>',
  answers: {},
  scenes: {
    'asked without a script': {
      options: { ...options, card: { code: '•••• DDDD', balance: 25, expires_at: '2030-01-01T00:00:00Z' } },
      shows: '.gift-card-balance-amount',
    },
    'refused without a script': { options: { ...options, refused: 'This gift card is blocked.' }, shows: '[aria-invalid="true"]' },
    'nothing typed': { press: ['[type="submit"]'], shows: '[aria-invalid="true"]' },
  },
}
