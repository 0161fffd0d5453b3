// Tests the refund for a payment and the price of what is kept: never more than either part paid, and the provider's part first.
import { expect, test } from 'vitest'
import { owedBack } from './owed.ts'

test.each([
  ['nothing was paid', { atTill: 0, onCards: 0 }, 0, { atTill: 0, onCards: 0 }],
  ['nothing was paid for what is kept', { atTill: 0, onCards: 0 }, 5_000, { atTill: 0, onCards: 0 }],
  ['everything is kept', { atTill: 4_000, onCards: 1_000 }, 5_000, { atTill: 0, onCards: 0 }],
  ['nothing is kept', { atTill: 4_000, onCards: 1_000 }, 0, { atTill: 4_000, onCards: 1_000 }],
  ['a part is kept', { atTill: 4_000, onCards: 1_000 }, 2_000, { atTill: 3_000, onCards: 0 }],
  ['less is kept than the cards paid', { atTill: 4_000, onCards: 1_000 }, 400, { atTill: 4_000, onCards: 600 }],
  ['a card alone has paid, and less than what is kept costs', { atTill: 0, onCards: 1_000 }, 2_000, { atTill: 0, onCards: 0 }],
  ['a card alone has paid, and nothing is kept', { atTill: 0, onCards: 1_000 }, 0, { atTill: 0, onCards: 1_000 }],
])('where %s', (_, paid, kept, owed) => {
  expect(owedBack(paid, kept)).toEqual(owed)
})
