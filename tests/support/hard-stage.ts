// A shop for difficult input: a visitor, a customer and a large order in each of four stores, and a clock that stands still.
import { afterAll, beforeAll } from 'vitest'
import { hashPassword } from '#demo-pages/shop/customer.ts'
import { storeByCode } from '#demo-pages/host/store-view.ts'
import { setEnvironment, type Stop } from '#shared/environment.ts'
import { type HardStore, hardStores } from './hard-forms.ts'
import { type StartedHost, startHost } from './host.ts'
import { writePaidOrder } from './paid-order.ts'
import { type Answer, Shopper } from './shopper.ts'

/** The password of each customer. */
export const hardPassword = 'Correct-Horse-9'

/** What a test file uses. */
export interface HardStage {
  readonly shop: StartedHost
  /** The customer of each store, who has bought the order's items. */
  readonly customers: Record<HardStore, { id: number; email: string }>
  readonly orders: Record<HardStore, { id: number; items: number[] }>
  /** Sends a call as a visitor who is not logged in, each time with a new key. */
  post: (store: HardStore, path: string, body: object) => Promise<Answer>
  /** The same as a PUT. */
  put: (store: HardStore, path: string, body: object) => Promise<Answer>
  /** The same as the customer. */
  postAs: (store: HardStore, path: string, body: object) => Promise<Answer>
  putAs: (store: HardStore, path: string, body: object) => Promise<Answer>
  /** Logs the customer in again after her login was ended. */
  logIn: (store: HardStore) => Promise<void>
}

/** Prepares the shop once per file. Calls of the widgets' own forms are not sent. */
export function hardStage(): HardStage {
  let started: StartedHost | null = null
  let restore: Stop = () => {}
  const nobody = { id: 0, email: '' }
  const nothing = { id: 0, items: [] }
  const guests = new Map<HardStore, Shopper>()
  const members = new Map<HardStore, Shopper>()
  const send = (
    method: 'POST' | 'PUT',
    shoppers: Map<HardStore, Shopper>,
    store: HardStore,
    path: string,
    body: object,
  ): Promise<Answer> => {
    const shopper = shoppers.get(store)
    if (!shopper) throw new Error(`Nobody is in ${store}`)
    return shopper.send(method, path, body, { 'Idempotency-Key': crypto.randomUUID() })
  }
  const stage: HardStage = {
    get shop() {
      if (!started) throw new Error('The shop is there from beforeAll on.')
      return started
    },
    customers: { en: nobody, nl: nobody, de: nobody, se: nobody },
    orders: { en: nothing, nl: nothing, de: nothing, se: nothing },
    post: (...call) => send('POST', guests, ...call),
    put: (...call) => send('PUT', guests, ...call),
    postAs: (...call) => send('POST', members, ...call),
    putAs: (...call) => send('PUT', members, ...call),
    logIn: async (store) => {
      const shopper = new Shopper(stage.shop.url, store)
      members.set(store, shopper)
      await shopper.send('POST', 'api/customer/login', { email: stage.customers[store].email, password: hardPassword })
    },
  }
  beforeAll(async () => {
    restore = setEnvironment({ fetch: () => new Promise(() => {}) })
    const at = new Date('2026-11-23T10:00:00Z')
    started = await startHost({ databaseUrl: null, now: () => at, breaks: ['every piece is on the shelf or in a living order'] })
    const { db } = started
    const password_hash = await hashPassword(hardPassword)
    for (const store of hardStores) {
      const { id: store_id, currency } = storeByCode(store)
      const email = `kim-${store}@example.com`
      const row = { store_id, email, password_hash, firstname: 'Kim', lastname: 'Lee' }
      const { id } = await db.insertInto('customer').values(row).returning('id').executeTakeFirstOrThrow()
      stage.customers[store] = { id, email }
      const price = 100n
      const bought = { store: store_id, currency, lines: [{ qty: 5000, price, isMade: false }], subtotal: 5000n * price }
      stage.orders[store] = await writePaidOrder(started, { ...bought, discount: 0n, shipping: 0n, cards: 0n })
      await db
        .updateTable('shop_order')
        .set({ customer_id: id, number: `T-${store}` })
        .where('id', '=', stage.orders[store].id)
        .execute()
      guests.set(store, new Shopper(started.url, store))
      await stage.logIn(store)
    }
  })
  afterAll(async () => {
    restore()
    await started?.close()
  })
  return stage
}
