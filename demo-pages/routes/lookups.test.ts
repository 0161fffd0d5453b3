// Tests that looking up orders reveals nothing: every kind of miss has the same answer, to the byte, and guessing is slowed down.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { purchase, stockUp } from '#tests/support/purchase.ts'
import { seededRandom } from '#tests/support/random.ts'
import { type Answer, Shopper } from '#tests/support/shopper.ts'
import { storeByCode } from '../host/store-view.ts'
import { makeToken } from '../service/order-link.ts'
import { findText } from '../shop/messages.ts'
import { isSoak } from '#tests/support/scope.ts'

const pairs = isSoak ? 200 : 20
const email = 'sanne@example.com'
const NO_ORDER = findText('service.no-order', 'en')
const start = Date.parse('2026-11-22T12:00:00Z')

let shop: StartedHost
let now = start
let number = ''
/** An order of another store, and one of another shopper in the same store. */
let foreign = ''
let others = ''

beforeAll(async () => {
  shop = await startHost({ isBehindProxy: true, now: () => new Date(now) })
  const piece = await stockUp(shop.db, 100)
  number = (await purchase(new Shopper(shop.url, 'en'), piece)).body.order_number
  foreign = (await purchase(new Shopper(shop.url, 'de'), piece)).body.order_number
  others = (await purchase(new Shopper(shop.url, 'en'), piece)).body.order_number
  await shop.db.updateTable('shop_order').set({ email: 'karin@example.com' }).where('number', '=', others).execute()
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = start
  await shop.db.deleteFrom('try_count').execute()
})

const calls = [
  'api/orders/track',
  'returns/fetch/order',
  'returns/fetch/return-label',
  'returns/post/order',
  'returns/fetch/order?withdrawal',
  'returns/post/withdrawal',
  'returns/post/complaint',
] as const
/** The same look-ups without scripts: pages that show the form again. */
const pages = ['orders/track', 'returns', 'withdrawal', 'complaint'] as const
const extra = { shipment_id: 1, items: [], name: 'Sanne', item_id: 1, text: 'It squeaks.' }

/** A visitor with her own IP address who looks up somebody else's order; no limit applies to her yet. */
async function stranger(at: number): Promise<Shopper> {
  // Other tests cover the limits.
  await shop.db.deleteFrom('try_count').execute()
  const shopper = new Shopper(shop.url, 'en')
  shopper.from = `10.2.${at % 250}.1`
  return shopper
}
const ask = (shopper: Shopper, call: string, fields: object) => {
  const [path = '', kind] = call.split('?')
  return shopper.send('POST', path, { ...extra, ...fields, ...(kind ? { kind } : {}) })
}

/** Headers that differ in any two answers: the clock, the connection, and a visitor's new cookies, of which only the names are compared. */
const ownOfAnswer = new Set(['date', 'set-cookie', 'keep-alive', 'connection'])
function textOfAnswer({ status, body, headers }: Answer): string {
  const cookies = headers.getSetCookie().map((line) => line.split('=', 1)[0])
  return JSON.stringify([status, body, Array.from(headers).filter(([name]) => !ownOfAnswer.has(name)), cookies])
}

/**
 * A page that shows the form again contains the typed values, and a random key against double submission. Nothing else may differ, so both
 * are blanked. The typed values have equal lengths, so that the length of the whole page can be compared as well.
 */
function textOfPage(answer: Answer, typed: readonly string[]): string {
  const text: string = answer.body
  const blank = typed.reduce((rest, word) => rest.replaceAll(word, '*'), text)
  const randomWord = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g
  return `${Buffer.byteLength(text)} bytes ${textOfAnswer({ ...answer, body: blank.replaceAll(randomWord, '*') })}`
}

/** Credentials that find nothing, one of each kind in turn; every address has 17 letters and every number 9. */
function wrongPair(random: () => number, at: number): { email: string; order_number: string } {
  const letters = (count: number, from: string) => Array.from({ length: count }, () => from[Math.floor(random() * from.length)]).join('')
  const digits = () => `9${letters(8, '0123456789')}`
  const address = () => `${letters(5, 'bcdfghjklm')}@example.com`
  const kinds = [
    { email: address(), order_number: number },
    { email, order_number: digits() },
    { email, order_number: foreign },
    { email, order_number: others },
    { email: letters(17, 'bcdfghjklm'), order_number: number },
    { email, order_number: letters(9, 'BCDFGHJKLM-') },
  ]
  return kinds[at % kinds.length] ?? { email: address(), order_number: digits() }
}

describe(`${pairs} wrong pairs have the same answer in status, headers, text and length`, () => {
  test.each(calls)('at the call %s', async (call) => {
    const random = seededRandom(22)
    const seen = new Set<string>()
    for (let at = 0; at < pairs; at++) seen.add(textOfAnswer(await ask(await stranger(at), call, wrongPair(random, at))))
    expect(Array.from(seen)).toHaveLength(1)
  })

  test.each(pages)('at the plain form of /%s', async (page) => {
    const random = seededRandom(23)
    const seen = new Set<string>()
    for (let at = 0; at < pairs; at++) {
      const pair = wrongPair(random, at)
      const answer = await (await stranger(at)).submit(page, { step: 'find', email: pair.email, orderNumber: pair.order_number })
      expect([answer.status, answer.body]).toEqual([404, expect.stringContaining(NO_ORDER)])
      seen.add(textOfPage(answer, [pair.email, pair.order_number]))
    }
    expect(Array.from(seen)).toHaveLength(1)
  })

  test.each(pages)('at a later step of /%s, posted for somebody else’s order', async (page) => {
    const seen = new Set<string>()
    for (const [at, step] of ['find', 'submit', 'label', 'state', 'confirm'].entries()) {
      for (const orderNumber of [number, '999999999']) {
        const typed = { email: 'other@example.com', orderNumber }
        const answer = await (await stranger(at)).submit(page, { ...typed, step, shipment: '1', 'quantity[1]': '1', name: 'Sanne' })
        seen.add(textOfPage(answer, Object.values(typed)))
      }
    }
    expect(Array.from(seen)).toHaveLength(1)
  })
})

describe('an invalid pair reveals nothing about its order', () => {
  const hostile: readonly unknown[] = ['', ' ', "' or 1=1 --", '<script>', 'å'.repeat(300), 'x'.repeat(301), null, 7, true, ['x'], { x: 1 }]

  test.each(calls)('at the call %s', async (call) => {
    for (const [at, wrong] of hostile.entries()) {
      const answers = []
      for (const order_number of [number, foreign, '999999999'])
        answers.push(await ask(await stranger(at), call, { email: wrong, order_number }))
      for (const answer of answers) expect(answer.status, JSON.stringify(wrong)).toBeLessThan(500)
      expect(new Set(answers.map(textOfAnswer)).size, JSON.stringify(wrong)).toBe(1)
    }
  })

  test.each(pages)('at the plain form of /%s', async (page) => {
    for (const [at, wrong] of hostile.filter((one) => typeof one === 'string').entries()) {
      const seen = new Set<string>()
      for (const orderNumber of [number, foreign, '999999999']) {
        const answer = await (await stranger(at)).submit(page, { step: 'find', email: wrong, orderNumber })
        expect([answer.status, answer.body]).toEqual([404, expect.stringContaining(NO_ORDER)])
        seen.add(textOfPage(answer, [orderNumber]))
      }
      expect(seen.size, wrong).toBe(1)
    }
  })
})

test('the right pair is found in capitals and with spaces around it; wrong ones have to wait after some tries', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const track = (pair: object) => shopper.send('POST', 'api/orders/track', pair)
  expect((await track({ email: ' SANNE@example.com ', order_number: ` ${number}` })).status).toBe(200)
  const statuses: number[] = []
  for (let round = 0; round < 12; round++) statuses.push((await track({ email: 'x@example.com', order_number: number })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429])
  now += 31_000
  expect((await track({ email, order_number: number })).status).toBe(200)
})

test('a hundred simultaneous guesses count as a hundred, across all calls and forms, and the wait reveals nothing about the order', async () => {
  const shopper = new Shopper(shop.url, 'en')
  await shopper.get('api/session')
  const guessAtOnce = (order_number: string) =>
    Promise.all(
      Array.from({ length: 100 }, (_, at) => {
        const door = at % (calls.length + pages.length)
        const [call, page] = [calls[door], pages[door - calls.length]]
        if (page) return shopper.submit(page, { step: 'find', email: 'other@example.com', orderNumber: order_number })
        return ask(shopper, call ?? 'api/orders/track', { email: 'other@example.com', order_number })
      }),
    )
  const bodies = []
  for (const order_number of [number, '999999999']) {
    await shop.db.deleteFrom('try_count').execute()
    const answers = await guessAtOnce(order_number)
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.length - refused.length).toBe(10)
    expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['30']))
    // The first ten are in random order, but each endpoint's message about the wait is not random.
    const byCall = refused.filter(({ headers }) => headers.get('content-type')?.includes('json'))
    bodies.push(new Set(byCall.map(({ body }) => JSON.stringify(body))))
  }
  expect(bodies[0]?.size).toBe(1)
  expect(bodies[0]).toEqual(bodies[1])
})

describe('the link of a mail', () => {
  const tokenOf = async (subject: string) => {
    const { body } = await shop.db.selectFrom('mail').select('body').where('subject', 'like', `${subject}%`).executeTakeFirstOrThrow()
    return /orders\/track#order=(\S+)/.exec(body)?.[1] ?? ''
  }

  test('opens its order for 60 days, in its own store, and cannot be modified', async () => {
    const token = await tokenOf(`Your order ${number}`)
    const track = (shopper: Shopper, text: string) => shopper.send('POST', 'api/orders/track', { token: text })
    const shopper = new Shopper(shop.url, 'en')
    expect((await track(shopper, token)).body).toMatchObject({ order_number: number, status: 'preparing' })
    expect((await track(shopper, token.replace(number, foreign))).status).toBe(404)
    expect((await track(new Shopper(shop.url, 'de'), token)).status).toBe(404)
    now += 61 * 86_400_000
    expect((await track(shopper, token)).status).toBe(404)
  })

  test.each(calls)('has the same answer for every invalid token, at the call %s', async (call) => {
    const good = makeToken(shop.host.shop, storeByCode('en'), number)
    const [, end = '', signature = ''] = good.split('.')
    now = start - 61 * 86_400_000
    const expired = makeToken(shop.host.shop, storeByCode('en'), number)
    const ofNoOrder = (text: string) => makeToken(shop.host.shop, storeByCode('en'), text)
    now = start
    const wrong = [
      ...[expired, ofNoOrder('999999999'), ofNoOrder(foreign), makeToken(shop.host.shop, storeByCode('de'), number)],
      ...[
        `${foreign}.${end}.${signature}`,
        `${number}.zzzzzzzzz.${signature}`,
        `${number}.${end}.`,
        number,
        '',
        '.',
        '..',
        'x'.repeat(300),
      ],
    ]
    const seen = new Set<string>()
    for (const [at, token] of wrong.entries()) seen.add(textOfAnswer(await ask(await stranger(at), call, { token })))
    expect(Array.from(seen)).toHaveLength(1)
  })
})
