// Tests password guesses: waits grow with each try, in all processes, and delay nobody but the guesser.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { storeByCode } from '../host/store-view.ts'
import { checkLogin, hashPassword } from '../shop/customer.ts'
import { takeGuess } from '../shop/guess-limit.ts'
import { findText } from '../shop/messages.ts'
import type { Shop } from '../shop/shop.ts'

const PASSWORD = 'Correct-Horse-9'
const INCORRECT = findText('login.incorrect', 'en')
const start = Date.parse('2026-11-22T12:00:00Z')

let shop: StartedHost
let now = start
let number = 0
let network = 0
let hash = ''
let account: { email: string; password: string }

beforeAll(async () => {
  shop = await startHost({ isBehindProxy: true, now: () => new Date(now) })
  hash = await hashPassword(PASSWORD)
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = start
  network++
  await shop.db.deleteFrom('try_count').execute()
  account = await makeAccount()
})

async function makeAccount(): Promise<{ email: string; password: string }> {
  const email = `ann-${++number}@example.com`
  await shop.db.insertInto('customer').values({ store_id: 3, email, password_hash: hash, firstname: 'Ann', lastname: 'Lee' }).execute()
  return { email, password: PASSWORD }
}

/** A browser at an IP address; each test has its own network. */
function browser(host = 1, other = network): Shopper {
  const shopper = new Shopper(shop.url, 'en')
  shopper.from = `10.1.${other}.${host}`
  return shopper
}
const login = (shopper: Shopper, credentials: object = account) => shopper.send('POST', 'api/customer/login', credentials)
const wrong = (shopper = browser()) => login(shopper, { ...account, password: 'wrong' })
/** Counts guesses at many accounts from one client directly, since checking passwords takes time. */
async function strangers(times: number, host: (round: number) => number = () => 1): Promise<void> {
  for (let round = 0; round < times; round++) {
    const from = browser(host(round)).from ?? ''
    await takeGuess(shop.host.shop, { store: storeByCode('en'), email: `nobody-${++number}@example.com`, from, customerId: null })
  }
}
const stranger = (shopper: Shopper, round: number) => login(shopper, { email: `nobody-${round}@example.com`, password: 'wrong' })
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

describe('after five wrong guesses at an account', () => {
  test('the visitor must wait for a stated time, even with the right password, for guesses in a row or at once', async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, () => wrong()))
    expect(statuses(guesses)).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429, 429, 429])
    expect(guesses.find(({ status }) => status === 401)?.body.message).toBe(INCORRECT)
    const { status, body, headers } = await login(browser())
    expect([status, body.message, body.parameters, body.code]).toEqual([
      429,
      'Too many attempts. Please try again in %1 seconds.',
      [30],
      'wait',
    ])
    expect(headers.get('Retry-After')).toBe('30')
  })

  test('the wait ends, and the next wait is twice as long', async () => {
    for (let round = 0; round < 5; round++) await wrong()
    now += 31_000
    expect((await wrong()).status).toBe(401)
    expect((await login(browser())).headers.get('Retry-After')).toBe('60')
    now += 61_000
    expect((await login(browser())).status).toBe(200)
  })

  test('an address without an account has the same wait, so that it reveals nothing', async () => {
    for (let round = 0; round < 5; round++) await stranger(browser(), 7)
    expect((await stranger(browser(), 7)).status).toBe(429)
  })

  test('the owner can log in elsewhere, and other accounts can log in there', async () => {
    for (let round = 0; round < 6; round++) await wrong()
    expect((await login(browser(1, 201))).status).toBe(200)
    expect((await login(browser(), await makeAccount())).status).toBe(200)
  })

  test('a login before the fifth guess resets the count', async () => {
    for (let round = 0; round < 4; round++) await wrong()
    expect((await login(browser())).status).toBe(200)
    for (let round = 0; round < 4; round++) await wrong()
    expect((await login(browser())).status).toBe(200)
  })

  test('a plain form has the same message and header', async () => {
    for (let round = 0; round < 5; round++) await wrong()
    const { status, headers, body } = await browser().submit('account/login', account)
    expect([status, headers.get('Retry-After')]).toEqual([429, '30'])
    expect(body).toContain('Too many attempts. Please try again in 30 seconds.')
  })
})

describe('after many wrong guesses at an account from everywhere', () => {
  const guessEverywhere = async () => {
    const guess = { store: storeByCode('en'), email: account.email, customerId: null }
    for (let round = 0; round < 25; round++) await takeGuess(shop.host.shop, { ...guess, from: `10.9.${network}.${round}` })
    expect((await login(browser(7))).status).toBe(429)
  }

  test('the owner can log in from a network that she has used before', async () => {
    expect((await login(browser(1))).status).toBe(200)
    await guessEverywhere()
    expect((await login(browser(1))).status).toBe(200)
  })

  test('a link in her mail lets the owner log in on a new device', async () => {
    await guessEverywhere()
    const device = browser(7)
    expect((await device.send('POST', 'api/customer/password/forgot', { email: account.email })).status).toBe(204)
    const { body } = await shop.db
      .selectFrom('mail')
      .select('body')
      .where('recipient', '=', account.email)
      .where('kind', '=', 'password')
      .executeTakeFirstOrThrow()
    const token = /token=(\S+)/.exec(body)?.[1]
    expect((await device.send('POST', 'api/customer/password/reset', { token, password: 'Other-Horse-10' })).status).toBe(204)
    expect((await login(device, { ...account, password: 'Other-Horse-10' })).status).toBe(200)
  })
})

describe('a client that guesses at many accounts', () => {
  test('waits at most a minute, like others at its address', async () => {
    const neighbour = await makeAccount()
    await strangers(25)
    expect((await stranger(browser(), 99)).headers.get('Retry-After')).toBe('5')
    for (let round = 0; round < 10; round++) {
      now += 60_000
      await strangers(1)
    }
    const refused = await login(browser(), neighbour)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    now += 60_000
    expect((await login(browser(), neighbour)).status).toBe(200)
  })

  test('does not delay a customer who has logged in from there before', async () => {
    expect((await login(browser())).status).toBe(200)
    await strangers(25)
    expect((await stranger(browser(), 99)).status).toBe(429)
    expect((await login(browser())).status).toBe(200)
  })

  test('cannot avoid the wait with another address of the same network', async () => {
    await strangers(100, (round) => round % 100)
    expect((await stranger(browser(150), 999)).status).toBe(429)
    expect((await login(browser(1, 202))).status).toBe(200)
  })
})

test('the count is in the database, shared by all processes, without readable addresses', async () => {
  for (let round = 0; round < 5; round++) await wrong()
  const second: Shop = { ...shop.host.shop }
  const guess = { email: account.email, password: PASSWORD, from: browser().from ?? '' }
  await expect(checkLogin(second, storeByCode('en'), guess)).rejects.toMatchObject({ status: 429, retryAfter: 30 })
  const rows = await shop.db.selectFrom('try_count').select(['key', 'tries']).execute()
  expect(rows.map(({ tries }) => tries)).toEqual([5, 5, 5, 5])
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
})

describe('the check whether an e-mail address has an account', () => {
  const ask = (shopper: Shopper, round: number) =>
    shopper.send('POST', 'checkout/customers/email-available', { customerEmail: `new-${round}@example.com` })

  test('is limited per visitor', async () => {
    const shopper = browser()
    for (let round = 0; round < 15; round++) expect((await ask(shopper, round)).body).toBe(true)
    const { status, headers } = await ask(shopper, 15)
    expect([status, headers.get('Retry-After')]).toEqual([429, '30'])
    now += 31_000
    expect((await ask(shopper, 16)).status).toBe(200)
  })

  test('is limited per address and network for a client without cookies', async () => {
    const answers = []
    for (let round = 0; round < 200; round++) answers.push(await ask(browser(round % 4), round))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(130)
    const own = []
    for (let round = 0; round < 60; round++) own.push(await ask(browser(1, 203), round))
    expect(own.filter(({ status }) => status === 200)).toHaveLength(40)
  })

  test('does not count invalid addresses', async () => {
    const shopper = browser()
    for (let round = 0; round < 30; round++) {
      const { status, body } = await shopper.send('POST', 'checkout/customers/email-available', { customerEmail: 'no address' })
      expect([status, body]).toEqual([200, false])
    }
  })
})
