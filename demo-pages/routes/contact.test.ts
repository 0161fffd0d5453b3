// Tests messages to the shop: stored once, confirmed by a receipt, refused field by field, and limited.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
const noon = Date.parse('2026-11-23T12:00:00Z')
let at = noon
beforeAll(async () => {
  shop = await startHost({ now: () => new Date(at) })
})
afterAll(() => shop.close())
beforeEach(async () => {
  at = noon
  await shop.db.deleteFrom('try_count').execute()
})

const message = { name: 'Anna', email: 'anna@example.org', subject: 'Ball', order_number: '', message: 'Is it <b>round</b>?' }
const send = (shopper: Shopper, part: object = {}, key?: string) =>
  shopper.send('POST', 'api/contact', { ...message, ...part }, key ? { 'Idempotency-Key': key } : {})
const rows = () => shop.db.selectFrom('contact_message').selectAll().execute()

test('is stored once however often it is sent, with a receipt in the language of the store', async () => {
  const shopper = new Shopper(shop.url, 'nl')
  const all = await Promise.all([1, 2, 3].map(() => send(shopper, {}, 'message-one')))
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(all.map(({ body }) => body.reference)).size).toBe(1)
  expect(await rows()).toMatchObject([{ message: message.message, order_number: null }])
  const mail = await shop.db.selectFrom('mail').selectAll().where('recipient', '=', message.email).execute()
  expect(mail.map(({ subject }) => subject)).toEqual([`We hebben je bericht ${all[0]?.body.reference} ontvangen`])
})

test('sent again after midnight is the same message, but not two days later', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const late = { subject: 'Midnight' }
  const kept = async () => (await rows()).filter(({ subject }) => subject === 'Midnight').length
  at = Date.parse('2026-11-23T23:59:59Z')
  const first = await send(shopper, late)
  at = Date.parse('2026-11-24T00:00:01Z')
  const again = await Promise.all([send(shopper, late), send(shopper, late)])
  expect(again.map(({ body }) => body.reference)).toEqual([first.body.reference, first.body.reference])
  expect(await kept()).toBe(1)
  at = Date.parse('2026-11-25T00:00:02Z')
  await send(shopper, late)
  expect(await kept()).toBe(2)
})

test('is refused with errors by field', async () => {
  const { status, body } = await send(new Shopper(shop.url, 'en'), { name: 'A', email: 'x', subject: '', message: 'x'.repeat(2001) })
  expect(status).toBe(422)
  expect(body.errors).toEqual({
    name: ['Min length is 2'],
    email: ['Please enter a valid email address'],
    subject: ['This field is required'],
    message: ['Max 2000 characters'],
  })
})

test('sent twice by a plain form is one message, and a refusal shows the page again', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const fields = { name: 'Bob', email: 'bob@example.org', subject: 'Racket', orderNumber: '', message: 'How long is it?' }
  for (const page of [await shopper.submit('contact', fields), await shopper.submit('contact', fields)]) {
    expect(page.status).toBe(200)
    expect(page.body).toMatch(/Reference: M-\d+/)
  }
  expect((await rows()).filter(({ name }) => name === 'Bob')).toHaveLength(1)
  const refused = await shopper.submit('contact', { ...fields, email: '' })
  expect(refused.status).toBe(422)
  expect(refused.body).toContain('This field is required')
  expect(refused.body).toContain('How long is it?')
})

test('many from one address have to wait', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const statuses: number[] = []
  for (let round = 0; round < 12; round++) statuses.push((await send(shopper, { subject: `Question ${round}` })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429])
})
