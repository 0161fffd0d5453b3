// Tests that each action after the purchase has one effect: a double click, Enter and a click, a reload, Back, two tabs
// and a lost answer each leave one row, one number and one mail.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { writePaidOrder } from '#tests/support/paid-order.ts'
import { seededRandom } from '#tests/support/random.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { deliverParcel, sendParcel } from '../service/parcels.ts'
import { isSoak } from '#tests/support/scope.ts'

const seeds = isSoak ? 300 : 40
const email = 'sanne@example.com'
/** A page has one key per form; a second tab and a reloaded page have another. A request whose answer was lost is sent again. */
const schedules = ['double click', 'Enter and click', 'reload', 'Back', 'two tabs', 'answer lost'] as const
const intents = ['return', 'complaint', 'withdrawal', 'contact', 'newsletter'] as const
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
/** Each action with each schedule; later seeds repeat them with other pauses. */
const pairs = intents.flatMap((intent) => schedules.map((schedule) => ({ intent, schedule })))
const broken = ['every piece is on the shelf or in a living order'] as const

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost({ breaks: broken })
})
afterAll(() => shop.close())

const all = Array.from({ length: seeds }, (_, seed) => ({ seed, ...pairAt(seed) }))
test.each(all)('$intent by $schedule, seed $seed', async ({ seed }) => {
  expect(await runSchedule(shop, seed)).toEqual({ kept: 1, mails: 1 })
})

test('without the guards the same schedules leave several rows or mails, for every action', async () => {
  const unsafe = await startHost({ isUnsafe: true, breaks: broken })
  try {
    const noticed = new Map<string, number>()
    for (const [seed, { intent }] of pairs.entries()) {
      const { kept, mails } = await runSchedule(unsafe, seed)
      if (kept > 1 || mails > 1) noticed.set(intent, (noticed.get(intent) ?? 0) + 1)
    }
    expect([...noticed.keys()].toSorted()).toEqual([...intents].toSorted())
    for (const [intent, count] of noticed) expect(count, intent).toBeGreaterThan(1)
  } finally {
    await unsafe.close()
  }
})

function pairAt(seed: number): (typeof pairs)[number] {
  return pairs[seed % pairs.length] ?? { intent: 'return', schedule: 'reload' }
}

/** The effects of one schedule. */
async function runSchedule(at: StartedHost, seed: number): Promise<{ kept: number; mails: number }> {
  const random = seededRandom(seed)
  const { intent, schedule } = pairAt(seed)
  await at.db.deleteFrom('try_count').execute()
  const { send, rows } = await intentOf(at, intent, schedule, `seed-${seed}`)
  const shopper = new Shopper(at.url, 'en')
  await shopper.get('api/session')
  const [key, other] = [randomUUID(), randomUUID()]
  /** Sends requests at once, or within some milliseconds. */
  const burst = (keys: readonly string[]) =>
    Promise.all(keys.map((one) => wait(random() < 0.5 ? 0 : random() * 15).then(() => send(shopper, one))))
  if (schedule === 'double click') await burst([key, key])
  else if (schedule === 'Enter and click') await burst([key, key, key])
  else if (schedule === 'two tabs') await burst([key, other])
  else if (schedule === 'answer lost') {
    await expect(send(shopper, key, { 'touchline-fault': 'lost' })).rejects.toThrow()
    await send(shopper, key)
  } else {
    await send(shopper, key)
    await send(schedule === 'reload' ? new Shopper(at.url, 'en', shopper.cookies) : shopper, other)
  }
  return rows()
}

type Intent = {
  send: (shopper: Shopper, key: string, headers?: Record<string, string>) => Promise<unknown>
  rows: () => Promise<{ kept: number; mails: number }>
}

async function intentOf(
  at: StartedHost,
  intent: (typeof intents)[number],
  schedule: (typeof schedules)[number],
  name: string,
): Promise<Intent> {
  const mailsTo = async (recipient: string) =>
    (await at.db.selectFrom('mail').select('id').where('recipient', '=', recipient).execute()).length
  const own = `${name}@example.com`
  const post =
    (path: string, body: object): Intent['send'] =>
    (shopper, key, headers = {}) =>
      shopper.send('POST', path, body, { 'Idempotency-Key': key, ...headers })
  if (intent === 'contact') {
    const message = { name: 'Anna', email: own, subject: 'Ball', order_number: '', message: 'Is it round?' }
    const kept = () => at.db.selectFrom('contact_message').select('id').where('email', '=', own).execute()
    return { send: post('api/contact', message), rows: async () => ({ kept: (await kept()).length, mails: await mailsTo(own) }) }
  }
  if (intent === 'newsletter') {
    const kept = () => at.db.selectFrom('subscription').select('id').where('email', '=', own).execute()
    const send = post('api/newsletter', { email: own, consent: true })
    return { send, rows: async () => ({ kept: (await kept()).length, mails: await mailsTo(own) }) }
  }
  // With one key a second piece stays, so that only the key prevents a second return; with two keys the last piece is returned.
  const qty = schedule === 'reload' || schedule === 'Back' || schedule === 'two tabs' ? 1 : 2
  const order = await writePaidOrder(at, {
    store: 3,
    currency: 'GBP',
    lines: [{ qty, price: 1_000n, isMade: false }],
    subtotal: BigInt(qty) * 1_000n,
    discount: 0n,
    shipping: 0n,
    cards: 0n,
  })
  const { number } = await at.db.selectFrom('shop_order').select('number').where('id', '=', order.id).executeTakeFirstOrThrow()
  const [item_id = 0] = order.items
  await sendParcel(at.host.shop, order.id, { carrier: 'dhl', trackingCode: `S-${name}`, pieces: new Map([[item_id, qty]]) })
  const { id: parcel } = await at.db.selectFrom('parcel').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow()
  await deliverParcel(at.host.shop, parcel)
  const mails = async () => (await at.db.selectFrom('mail').select('id').where('order_id', '=', order.id).execute()).length
  const before = await mails()
  const who = { email, order_number: number }
  const table = intent === 'complaint' ? 'complaint' : 'return_case'
  const rows = async () => ({
    kept: (await at.db.selectFrom(table).select('id').where('order_id', '=', order.id).execute()).length,
    mails: (await mails()) - before,
  })
  const sends = {
    return: post('returns/post/order', { ...who, items: [{ item_id, quantity: 1, reason_code: 'other' }] }),
    withdrawal: post('returns/post/withdrawal', { ...who, name: 'Sanne', items: [{ item_id, quantity: 1 }] }),
    complaint: post('returns/post/complaint', { ...who, item_id, text: 'It squeaks.', photos: [] }),
  }
  return { send: sends[intent], rows }
}
