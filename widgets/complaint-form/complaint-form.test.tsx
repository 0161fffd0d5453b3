// Tests of a complaint: required fields, photos that are scaled down one after another, and a failure that keeps the input.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { ReturnOrder } from '#shared/orders/wire/returns.ts'
import { $complaint, complaintForm, complaintSending } from '#stores/orders/complaint.ts'
import { json } from '#tests/support/fault-server.ts'
import { press, shown, soon, type, useWidgetPage } from '#tests/support/widget-page.ts'
import complaint from './complaint-form.tsx'
import { fixture } from './complaint-form.fixture.ts'

const page = useWidgetPage('https://shop.test/nl/complaint')
const SEND = 'POST returns/post/complaint'
const found = fixture.answers?.['returns/fetch/order']
const access = { email: 'ada@example.com', orderNumber: '300000001' }
const printed = typeof found === 'object' && found !== null && 'order' in found ? found.order : null
const item = (id: number) => ({ id, name: '', options: [], pieces: [], players: [] })
const order = { number: '300000001', items: [item(1), item(2)] } as unknown as ReturnOrder
const write = (text: string) => {
  const box = document.querySelector('textarea')
  if (!box) throw new Error('no place for a text')
  box.value = text
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

test('without an item and a text nothing is sent: all fields are required', async () => {
  page.shop.once('POST returns/fetch/order', json(found))
  page.show(complaint, {})
  type('Order number', '300000001')
  type('E-mail address', 'ada@example.com')
  await press('Find order')
  await shown('Order 300000001')
  await press('Send')
  await shown('All fields must be filled')
  await shown('What is wrong?: This field is required')
  expect(page.shop.arrivals(SEND)).toEqual([])
})

test('photos are sent as base64, and a retry after a failure is the same complaint', async () => {
  const form = complaintForm(access, order, { itemId: '1', text: 'Torn' }, () => Promise.resolve('AAAA'))
  form.attach('photos', [photo('a.jpg'), photo('b.jpg')])
  page.shop.once(SEND, json({}, 503))
  expect((await form.submit()).ok).toBe(false)
  page.shop.once(SEND, json({ reference: 'C-7' }, 201))
  expect((await form.submit()).ok).toBe(true)
  const made = page.shop.arrivals(SEND)
  const photos = ['photo-1.jpg', 'photo-2.jpg'].map((name) => ({ name, type: 'image/jpeg', base64_encoded_data: 'AAAA' }))
  expect(made.map(({ body }) => body)).toEqual(
    [1, 2].map(() => ({ email: access.email, order_number: access.orderNumber, item_id: 1, text: 'Torn', photos })),
  )
  expect(new Set(made.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect($complaint.get()).toMatchObject({ state: 'done', reference: 'C-7' })
})

test('one piece of one player of a team is reported by her name and number', async () => {
  page.show(complaint, { ...access, order: printed, itemId: '3.p1' })
  const [which, piece] = [...document.querySelectorAll('select')]
  expect([...(which?.options ?? [])].map((option) => option.text)).toEqual([
    'Choose an item',
    'Match ball, 5',
    'Home shirt',
    'Team kit',
    'Team kit: ADA 10',
  ])
  expect(which?.value).toBe('3.p1')
  expect([...(piece?.options ?? [])].map((option) => option.text)).toEqual(['All of it', 'Home shirt', 'Shorts'])
  if (piece) piece.value = 'Shorts'
  piece?.dispatchEvent(new Event('change', { bubbles: true }))
  write('Torn')
  page.shop.once(SEND, json({ reference: 'C-8' }, 201))
  await press('Send')
  await shown('Reference: C-8')
  expect(page.shop.arrivals(SEND).at(-1)?.body).toMatchObject({ item_id: 3, player_id: 'p1', piece: 'Shorts', text: 'Torn' })
})

test('a piece that the chosen item does not have is not sent', async () => {
  page.show(complaint, { ...access, order: printed, itemId: '1', piece: 'Shorts' })
  expect(document.querySelectorAll('select')).toHaveLength(1)
  write('Flat')
  page.shop.once(SEND, json({ reference: 'C-9' }, 201))
  await press('Send')
  await shown('Reference: C-9')
  expect(Object.keys(page.shop.arrivals(SEND).at(-1)?.body ?? {})).not.toContain('piece')
})

test.each([
  [{}, /working day/, false],
  [{ answerDays: 1 }, /We will answer within one working day\./, true],
  [{ answerDays: 2 }, /We will answer within 2 working days\./, true],
])('with the options %j the receipt promises an answer as the host says', (options, sentence, isSaid) => {
  page.show(complaint, { ...access, order: printed, reference: 'C-1001', ...options })
  expect(sentence.test(document.body.textContent)).toBe(isSaid)
  expect(document.body.textContent).toContain('We have sent you a confirmation by e-mail.')
})

test('cancelling while photos are prepared sends nothing and keeps the text', async () => {
  const waiting = Promise.withResolvers<string>()
  const form = complaintForm(access, order, { itemId: '2', text: 'Wrong colour' }, () => waiting.promise)
  form.attach('photos', [photo('a.jpg')])
  const sent = form.submit()
  await soon(() => complaintSending.$progress.get().state === 'preparing')
  complaintSending.cancel()
  waiting.resolve('AAAA')
  expect(await sent).toMatchObject({ ok: false, error: { kind: 'aborted' } })
  expect(page.shop.arrivals(SEND)).toEqual([])
  expect(form.$state.get()).toMatchObject({ values: { text: 'Wrong colour' }, sending: { state: 'editing' } })
})

test('a file that is no photo is reported, and an item of another order is ignored', async () => {
  const form = complaintForm(access, order, { itemId: '1', text: 'Torn' }, () => Promise.resolve(null))
  form.attach('photos', [photo('a.jpg')])
  expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'complaint.photo' } })
  form.type('itemId', '99')
  expect((await form.submit()).ok).toBe(false)
  expect(page.shop.arrivals(SEND)).toEqual([])
})
