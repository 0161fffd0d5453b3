// Tests a database that restarts while people shop: the shop answers 503 meanwhile and recovers by itself. Needs a Postgres of its own.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProvider, type StartedProvider } from '#demo-pages/provider/listen.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { startProcess } from '#tests/support/shop-processes.ts'
import { Shopper, type Answer } from '#tests/support/shopper.ts'
import { isAway } from '../database/away.ts'

const own = await startPostgres()

describe.runIf(own.isStarted)('a database that restarts under load', () => {
  let provider: StartedProvider
  let shop: Awaited<ReturnType<typeof startProcess>>
  beforeAll(async () => {
    if (!own.isStarted) return
    provider = await startProvider({ key: 'for-tests' })
    const env = { PROVIDER_URL: provider.url, PROVIDER_KEY: 'for-tests', SEED_SIZE: '10', FAULTS: '1' }
    shop = await startProcess({ ...env, DATABASE_URL: own.postgres.url })
  })
  afterAll(async () => {
    await provider.close()
    if (own.isStarted) await own.postgres.stop()
  })

  test('does not end the shop: calls answer 503 with Retry-After meanwhile, and succeed again afterwards', async () => {
    if (!own.isStarted) return
    const load = shopAround(shop.url, 12)
    for (const round of [1, 2, 3]) {
      await expect.poll(() => load.seen(200), { message: `answers before restart ${round}` }).toBeGreaterThan(20)
      await own.postgres.pause()
      load.forget()
      await expect.poll(() => load.seen(503), { message: `refusals in restart ${round}` }).toBeGreaterThan(20)
      await own.postgres.resume()
      load.forget()
    }
    await expect.poll(() => load.seen(200)).toBeGreaterThan(20)
    const answers = await load.end()
    const others = answers.filter(({ status }) => status >= 400 && status !== 503)
    expect(others.map(({ status, body }) => [status, body])).toEqual([])
    const away = answers.filter(({ status }) => status === 503)
    expect(away.map(({ headers }) => Number(headers.get('Retry-After'))).filter((seconds) => !(seconds > 0))).toEqual([])
    expect(away.some(({ body }) => body.message?.startsWith('The shop cannot answer for a moment'))).toBe(true)
    // Rejects if the process has already ended.
    await shop.close()
  }, 120_000)
})

/** Simulates visitors who read pages, load their session and change their carts, each without a pause between requests. */
function shopAround(url: string, visitors: number) {
  const all: Answer[] = []
  const visits = { areOver: false }
  let from = 0
  const visit = async () => {
    const shopper = new Shopper(url, 'en')
    const steps = [
      () => shopper.open('search?query=shirt'),
      () => shopper.get('api/session'),
      // Without a token she first requests one, as the widgets do.
      () =>
        shopper.cookies.has('XSRF-TOKEN')
          ? shopper.send('POST', 'api/catalog/compare/toggle-sku', { sku: 'NO10001' })
          : shopper.get('api/session'),
      () => shopper.get('checkout/cart/quote'),
      () => shopper.open('checkout/cart'),
    ]
    for (let at = 0; !visits.areOver; at++) {
      const answer = await steps[at % steps.length]?.()
      if (answer) all.push(answer)
    }
  }
  const running = Promise.all(Array.from({ length: visitors }, visit))
  return {
    seen: (status: number) => all.slice(from).filter((answer) => answer.status === status).length,
    forget: () => {
      from = all.length
    },
    end: async () => {
      visits.areOver = true
      await running
      return all
    },
  }
}

test.each([
  [
    'the server ends the connection',
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
    true,
  ],
  ['nobody listens', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), true],
  ['the connection broke during a query', new Error('Connection terminated unexpectedly'), true],
  ['no connection became free', new Error('timeout exceeded when trying to connect'), true],
  ['a constraint of a table is violated', Object.assign(new Error('violates check'), { code: '23514' }), false],
  ['our own mistake', new TypeError('x is not a function'), false],
])('an outage is distinguished from other errors: %s', (_, error, expected) => {
  expect(isAway(error)).toBe(expected)
})
