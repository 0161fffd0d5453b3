// Tests that each account action has one effect: register, reorder, alert, address and settings, each by a double click, a reload, Back,
// two tabs and a lost answer, as calls and as plain forms. Without the guards, the same schedules have several effects.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { landmarks, landmarkSkus } from '#demo-pages/database/landmarks.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { addresses, type Piece, purchase, setStock, stockUp } from '#tests/support/purchase.ts'
import { pick, seededRandom } from '#tests/support/random.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { hashPassword } from '../shop/customer.ts'
import { sendStockAlerts } from '../shop/stock-alerts.ts'
import { isSoak } from '#tests/support/scope.ts'

const seeds = isSoak ? 200 : 30
const schedules = ['double click', 'reload', 'Back', 'two tabs', 'answer lost'] as const
const intents = ['register', 'reorder', 'alert', 'address', 'settings'] as const
type Schedule = (typeof schedules)[number]
type Intent = (typeof intents)[number]

const password = 'Correct-Horse-9'
const names = { firstname: 'Kim', lastname: "O'Neil" }
const { sku: soldOut } = landmarkSkus.soldOut
const alertPath = `api/catalog/product/${landmarks.configurable.id}/stock-alert`
const home = { ...addresses.en, street: ['Baker Street', '221', 'B'] }

/** The request that one press sends from a page; each tab holds its own page. */
interface Act {
  send: (shopper: Shopper) => Promise<unknown>
  /** The number of effects: rows, and mails if there are any. */
  done: () => Promise<number[]>
}

const isPlain = (intent: Intent, seed: number) => intent !== 'alert' && seed % 2 === 1

async function customer(shop: StartedHost, email: string): Promise<Shopper> {
  const row = { store_id: 3, email, password_hash: await hashPassword(password), ...names }
  await shop.db.insertInto('customer').values(row).execute()
  const shopper = new Shopper(shop.url, 'en')
  await shopper.send('POST', 'api/customer/login', { email, password })
  return shopper
}

const mailsTo = async ({ db }: StartedHost, recipient: string, kind: string) =>
  (await db.selectFrom('mail').select('id').where('recipient', '=', recipient).where('kind', '=', kind).execute()).length
const idOf = ({ db }: StartedHost, email: string) =>
  db.selectFrom('customer').selectAll().where('email', '=', email).orderBy('id').executeTakeFirstOrThrow()
/** A page's value of a hidden field: from its form, or from the options of its widget. */
const input = (page: string, name: string) => new RegExp(`(?:name="${name}" value=|"${name}":)"([^"]*)"`).exec(page)?.[1] ?? ''

/** Creates the act of an intent: values from the page are read once, as a page does. */
const acts: Record<Intent, (shop: StartedHost, shopper: Shopper, email: string, piece: Piece, plain: boolean) => Promise<Act>> = {
  register: async (shop, _shopper, email, _piece, plain) => {
    const body = { ...names, email, password, password_confirmation: password, newsletter: false }
    const form = { ...names, email, emailRepeat: email, password, passwordConfirmation: password }
    return {
      send: (by) => (plain ? by.submit('account/register', form) : by.send('POST', 'api/customer/register', body)),
      done: async () => [
        (await shop.db.selectFrom('customer').select('id').where('email', '=', email).execute()).length,
        await mailsTo(shop, email, 'welcome'),
      ],
    }
  },
  reorder: async (shop, shopper, email, piece, plain) => {
    const number: string = (await purchase(shopper, piece, { qty: 2 })).body.order_number
    const path = `account/orders/${number}`
    const intent = plain ? input((await shopper.open(path)).body, 'intent') : crypto.randomUUID()
    const call = { items: null }
    return {
      send: (by) =>
        plain
          ? by.submit(path, { step: 'reorder', intent })
          : by.send('POST', `api/customer/orders/${number}/reorder`, call, { 'Idempotency-Key': intent }),
      done: async () => {
        const { id } = await idOf(shop, email)
        const lines = await shop.db
          .selectFrom('cart_item')
          .innerJoin('cart', 'cart.id', 'cart_item.cart_id')
          .select('qty')
          .where('cart.customer_id', '=', id)
          .where('cart.is_active', '=', true)
          .execute()
        return [lines.length, lines.reduce((sum, { qty }) => sum + qty, 0) / 2]
      },
    }
  },
  alert: async (shop, _shopper, email) => ({
    send: (by) => by.send('POST', alertPath, { sku: soldOut }),
    done: async () => {
      const kept = await shop.db.selectFrom('stock_alert').select('id').where('email', '=', email).execute()
      await setStock(shop.db, soldOut, 5)
      await Promise.all([sendStockAlerts(shop.host.shop), sendStockAlerts(shop.host.shop)])
      await setStock(shop.db, soldOut, 0)
      return [kept.length, await mailsTo(shop, email, 'stock-alert')]
    },
  }),
  address: async (shop, _shopper, email, _piece, plain) => {
    const { street, ...rest } = home
    const [line, house_number, addition] = street
    const form = { step: 'save', id: 'new', ...rest, street: line, house_number, addition } as Record<string, string>
    return {
      send: (by) => (plain ? by.submit('account/addresses', form) : by.send('POST', 'api/customer/addresses', home)),
      done: async () => {
        const { id } = await idOf(shop, email)
        return [(await shop.db.selectFrom('customer_address').select('id').where('customer_id', '=', id).execute()).length]
      },
    }
  },
  settings: async (shop, shopper, email, _piece, plain) => {
    const { version } = (await shopper.get('api/customer/me')).body.customer
    const said = { ...names, firstname: 'Kimberly' }
    return {
      send: (by) =>
        plain
          ? by.submit('account/settings', { step: 'details', ...said, version: String(version) })
          : by.send('PUT', 'api/customer/me', { ...said, version }),
      done: async () => {
        const row = await idOf(shop, email)
        expect(row.firstname).toBe('Kimberly')
        return [row.version - version]
      },
    }
  },
}

/** Sends the requests of each schedule: the same page sends twice, at once or later, from one tab or two. */
async function run(shop: StartedHost, schedule: Schedule, { send }: Act, shopper: Shopper): Promise<void> {
  const tab = new Shopper(shop.url, 'en', shopper.cookies)
  if (schedule === 'double click') await Promise.all([send(shopper), send(shopper)])
  else if (schedule === 'two tabs') await Promise.all([send(shopper), send(tab)])
  else if (schedule === 'answer lost') {
    shopper.cookies.set('touchline-fault', encodeURIComponent('lost@POST:/account/*1|lost@/api/*1'))
    await expect(send(shopper)).rejects.toThrow(/fetch failed/)
    shopper.cookies.delete('touchline-fault')
    await send(shopper)
  } else {
    await send(shopper)
    // A reload of a form's response sends the form again; Back shows the old page, whose button is then pressed again.
    await send(schedule === 'reload' ? tab : shopper)
  }
}

async function effects(shop: StartedHost, piece: Piece, intent: Intent, schedule: Schedule, seed: number): Promise<number[]> {
  await shop.db.deleteFrom('try_count').execute()
  const email = `${intent}-${seed}@example.com`
  const shopper = intent === 'register' ? new Shopper(shop.url, 'en') : await customer(shop, email)
  await shopper.get('api/session')
  const act = await acts[intent](shop, shopper, email, piece, isPlain(intent, seed))
  await run(shop, schedule, act, shopper)
  return act.done()
}

describe('with the guards', () => {
  let shop: StartedHost
  let piece: Piece
  beforeAll(async () => {
    shop = await startHost()
    piece = await stockUp(shop.db, 5_000)
    await setStock(shop.db, soldOut, 0)
  })
  afterAll(() => shop.close())

  test.each(Array.from({ length: seeds }, (_, seed) => seed))('seed %i', async (seed) => {
    const random = seededRandom(seed)
    // The first seeds cover every pair, as a call or as a form; the others vary at random.
    const intent = intents[seed % 5] ?? 'register'
    const schedule = seed < 25 ? (schedules[Math.floor(seed / 5)] ?? 'reload') : pick(random, schedules)
    const done = await effects(shop, piece, intent, schedule, seed)
    expect(done, `${intent}, ${schedule}`).toEqual(done.map(() => 1))
  })
})

test('without the guards the same schedules have several effects, so the test can fail', async () => {
  const shop = await startHost({ isUnsafe: true, databaseUrl: null })
  try {
    const piece = await stockUp(shop.db, 5_000)
    await setStock(shop.db, soldOut, 0)
    await sql`drop index stock_alert_waiting`.execute(shop.db)
    await sql`alter table customer drop constraint if exists customer_email`.execute(shop.db)
    await sql`drop index if exists customer_email`.execute(shop.db)
    const missed: string[] = []
    for (const [at, intent] of intents.entries())
      for (const [turn, schedule] of schedules.entries()) {
        const done = await effects(shop, piece, intent, schedule, 100 + at * 10 + turn)
        if (done.every((count) => count === 1)) missed.push(`${intent}, ${schedule}`)
      }
    expect(missed).toEqual([])
  } finally {
    await shop.close()
  }
})
