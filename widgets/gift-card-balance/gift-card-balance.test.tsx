// Tests of the balance: shown, or refused beside the field; the code is only sent in a request body.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { json, reset } from '#tests/support/fault-server.ts'
import { control, press, shown, soon, type, useWidgetPage } from '#tests/support/widget-page.ts'
import giftCardBalance from './gift-card-balance.tsx'

const page = useWidgetPage()
const CHECK = 'POST api/giftcards/check'
const field = () => document.querySelector('input')

async function check(code: string): Promise<void> {
  page.show(giftCardBalance)
  await soon(() => control('Check balance'))
  type('Gift card code', code)
}

test('shows balance and last day, and clears the code from the field', async () => {
  await check('TOUCH-9900-DDDD')
  page.shop.once(CHECK, json({ code: '•••• DDDD', balance: 80.5, expires_at: '2030-01-01T00:00:00Z' }))
  await press('Check balance')
  await shown('€80.50')
  await shown('2030')
  expect(page.shop.arrivals(CHECK)[0]?.body).toEqual({ code: 'TOUCH-9900-DDDD' })
  await soon(() => field()?.value === '')
  expect(document.body.innerHTML).not.toContain('TOUCH-9900')
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('9900')
})

test.each([
  [{ code: 9900, balance: '80.5000', expires_at: '' }, ['€80.50', 'No expiry date']],
  [{ code: 'DDDD', balance: 80.5, expires_at: false }, ['€80.50', 'No expiry date']],
  [{ code: 'DDDD', balance: '0', expires_at: '2030-01-01 00:00:00' }, ['€0.00', '2030']],
])('the card %j of a plain form is read', async (card, said) => {
  page.show(giftCardBalance, { card, refused: null, action: '' })
  for (const text of said) await shown(text)
})

test('an empty card is none, in every form of a platform', () => {
  for (const card of [null, '', false, []]) expect(page.show(giftCardBalance, { card }).querySelector('dl')).toBeNull()
})

test.each(['already been redeemed', 'blocked', 'expired', 'cannot be used here'])(
  '%s is shown beside the field, without a balance',
  async (text) => {
    await check('TOUCH-1')
    page.shop.once(CHECK, json({ message: text, errors: { code: [text] } }, 400))
    await press('Check balance')
    await shown(text)
    expect(field()?.getAttribute('aria-invalid')).toBe('true')
    expect(document.querySelector('dl')).toBeNull()
  },
)

test('after too many tries the message says how long to wait', async () => {
  await check('TOUCH-1')
  page.shop.once(CHECK, json({ message: 'Too many attempts. Please try again in %1 seconds.', parameters: [30], code: 'wait' }, 429))
  await press('Check balance')
  await shown('Too many attempts. Please try again in 30 seconds.')
})

test('a balance disappears when another code is typed, and a lost connection keeps that code', async () => {
  await check('TOUCH-9900-DDDD')
  page.shop.once(CHECK, json({ code: '•••• DDDD', balance: 80.5, expires_at: null }))
  await press('Check balance')
  await shown('No expiry date')
  type('Gift card code', 'TOUCH-2')
  await soon(() => document.querySelector('dl') === null)
  page.shop.once(CHECK, reset)
  await press('Check balance')
  await shown('The shop cannot be reached. Check your connection and try again.')
  expect(field()?.value).toBe('TOUCH-2')
})
