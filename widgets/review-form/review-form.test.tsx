// A review from the press of the button to the word of thanks, and what the server says against it.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { reviewForm } from '#stores/review-form.ts'
import { json } from '#tests/support/fault-server.ts'
import { useWidgetPage } from '#tests/support/widget-page.ts'

const page = useWidgetPage('https://shop.test/nl/product/home-shirt')
const CALL = 'POST api/catalog/product/12/reviews'
const words = { rating: '4', title: 'Good', text: 'Fits well.', nickname: 'Mary', fit: 'true' }

test('what is missing is said, and nobody is asked', async () => {
  const form = reviewForm(12)
  form.fillIn({ rating: '', title: '' })
  expect(await form.submit()).toMatchObject({ ok: false })
  expect([...form.$state.get().errors.keys()]).toEqual(expect.arrayContaining(['rating', 'title', 'text', 'nickname']))
  expect(page.shop.calls()).toEqual([])
})

test('a whole one is sent once as the call has it', async () => {
  page.shop.once(CALL, json({ state: 'pending' }, 201))
  const form = reviewForm(12)
  form.fillIn(words)
  await form.submit()
  expect(form.$state.get().sending.state).toBe('sent')
})

test('where it cannot be saved, the words stay', async () => {
  page.shop.once(CALL, json({ message: 'You have reviewed this product already.', code: 'twice' }, 409))
  const form = reviewForm(12)
  form.fillIn(words)
  await form.submit()
  expect(form.$state.get()).toMatchObject({
    values: { title: 'Good' },
    sending: { state: 'failed', error: { message: 'You have reviewed this product already.' } },
  })
})

test('without words of the server it is the spec’s sentence', async () => {
  page.shop.once(CALL, json({}, 500))
  const form = reviewForm(12)
  form.fillIn(words)
  await form.submit()
  expect(form.$state.get().sending).toMatchObject({ state: 'failed', error: { code: 'review.save-failed' } })
})
