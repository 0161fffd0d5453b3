// One effect per intent after the purchase, whatever fingers, tabs and lines do: a double click, Enter and a click, a reload, Back, two tabs
// and an answer that was lost each leave one row, one number and one mail.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { writePaidOrder } from '#tests/support/paid-order.ts'
import { pick, seededRandom } from '#tests/support/random.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { deliverParcel, sendParcel } from '../service/parcels.ts'

const seeds = process.env['SOAK'] === '1' ? 300 : 20
const email = 'sanne@example.com'
/** A page has one key a form; a second tab and a reloaded page have another. What is lost is the answer, so it is asked again. */
const schedules = ['double click', 'Enter and click', 'reload', 'Back', 'two tabs', 'answer lost'] as const
const intents = ['return', 'complaint', 'withdrawal', 'contact', 'newsletter'] as const

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost({ breaks: ['every piece is on the shelf or in a living order'] })
})
afterAll(() => shop.close())

test.each(Array.from({ length: seeds }, (_, seed) => seed))('seed %i', async (seed) => {
  const random = seededRandom(seed)
  const [schedule, intent] = [schedules[seed % schedules.length] ?? 'reload', pick(random, intents)]
  await shop.db.deleteFrom('try_count').execute()
  const { send, rows } = await intentOf(intent, `seed-${seed}`)
  const shopper = new Shopper(shop.url, 'en')
  await shopper.get('api/session')
  const [key, other] = [randomUUID(), randomUUID()]
  if (schedule === 'double click') await Promise.all([send(shopper, key), send(shopper, key)])
  else if (schedule === 'Enter and click') await Promise.all([send(shopper, key), send(shopper, key), send(shopper, key)])
  else if (schedule === 'two tabs') await Promise.all([send(shopper, key), send(shopper, other)])
  else {
    await send(shopper, key)
    await send(schedule === 'reload' ? new Shopper(shop.url, 'en', shopper.cookies) : shopper, schedule === 'answer lost' ? key : other)
  }
  expect(await rows(), `${intent}, ${schedule}`).toEqual({ kept: 1, mails: 1 })
})

type Intent = { send: (shopper: Shopper, key: string) => Promise<unknown>; rows: () => Promise<{ kept: number; mails: number }> }

async function intentOf(intent: (typeof intents)[number], name: string): Promise<Intent> {
  const mailsTo = async (recipient: string) =>
    (await shop.db.selectFrom('mail').select('id').where('recipient', '=', recipient).execute()).length
  const own = `${name}@example.com`
  const post = (path: string, body: object) => (shopper: Shopper, key: string) =>
    shopper.send('POST', path, body, { 'Idempotency-Key': key })
  if (intent === 'contact') {
    const message = { name: 'Anna', email: own, subject: 'Ball', order_number: '', message: 'Is it round?' }
    const kept = () => shop.db.selectFrom('contact_message').select('id').where('email', '=', own).execute()
    return { send: post('api/contact', message), rows: async () => ({ kept: (await kept()).length, mails: await mailsTo(own) }) }
  }
  if (intent === 'newsletter') {
    const kept = () => shop.db.selectFrom('subscription').select('id').where('email', '=', own).execute()
    const send = post('api/newsletter', { email: own, consent: true })
    return { send, rows: async () => ({ kept: (await kept()).length, mails: await mailsTo(own) }) }
  }
  const order = await writePaidOrder(shop, {
    store: 3,
    currency: 'GBP',
    lines: [{ qty: 1, price: 1_000n, isMade: false }],
    subtotal: 1_000n,
    discount: 0n,
    shipping: 0n,
    cards: 0n,
  })
  const { number } = await shop.db.selectFrom('shop_order').select('number').where('id', '=', order.id).executeTakeFirstOrThrow()
  const [item_id = 0] = order.items
  await sendParcel(shop.host.shop, order.id, { carrier: 'dhl', trackingCode: `S-${name}`, pieces: new Map([[item_id, 1]]) })
  const { id: parcel } = await shop.db.selectFrom('parcel').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow()
  await deliverParcel(shop.host.shop, parcel)
  const mails = async () => (await shop.db.selectFrom('mail').select('id').where('order_id', '=', order.id).execute()).length
  const before = await mails()
  const who = { email, order_number: number }
  const table = intent === 'complaint' ? 'complaint' : 'return_case'
  const rows = async () => ({
    kept: (await shop.db.selectFrom(table).select('id').where('order_id', '=', order.id).execute()).length,
    mails: (await mails()) - before,
  })
  const sends = {
    return: post('returns/post/order', { ...who, items: [{ item_id, quantity: 1, reason_code: 'other' }] }),
    withdrawal: post('returns/post/withdrawal', { ...who, name: 'Sanne', items: [{ item_id, quantity: 1 }] }),
    complaint: post('returns/post/complaint', { ...who, item_id, text: 'It squeaks.', photos: [] }),
  }
  return { send: sends[intent], rows }
}
