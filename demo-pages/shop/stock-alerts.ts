// Stock alerts ("E-mail me when it is back in stock"): the waiting customers, and their one mail.
import { sql } from 'kysely'
import * as v from 'valibot'
import type { DatabaseTransaction } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { button } from '../mails/letter.ts'
import { knowsName, shopAddress } from '../service/mail-origin.ts'
import { sayIn, sendMail } from '../service/service-mail.ts'
import { storeViews, type StoreView } from '../host/store-view.ts'
import { linePicture } from './line-picture.ts'
import { writeMoney } from './money.ts'
import { loadSellables, type Sellable } from './sellables.ts'
import type { Session } from './session.ts'
import type { Shop } from './shop.ts'
import { ShopError } from './shop-error.ts'
import { emailFault, onlyFaults } from './text-faults.ts'

const Asked = v.object({ sku: v.pipe(v.string(), v.maxLength(100)), email: v.nullish(v.string(), '') })

/** Stores where guests may set alerts, with an address; the others require a login. */
const forGuests: ReadonlySet<string> = new Set(['nl', 'be'])

/** Whether guests may set alerts in a store. */
export function allowsGuestAlerts({ code }: Pick<StoreView, 'code'>): boolean {
  return forGuests.has(code)
}

/** Adds an alert for a variant of this product that is out of stock. */
export async function addStockAlert(shop: Shop, store: StoreView, session: Session, productId: number, body: unknown): Promise<void> {
  const parsed = v.safeParse(Asked, body)
  if (!parsed.success) throw new ShopError(400, 'body.malformed')
  const { customerId } = session
  if (customerId === null && !allowsGuestAlerts(store)) throw new ShopError(401, 'alert.login', { code: 'login' })
  const email = customerId === null ? parsed.output.email.trim() : await emailOf(shop, customerId)
  const fields = onlyFaults({ email: emailFault(email) })
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'service.fields', { fields })
  const variant = await shop.db
    .selectFrom('variant')
    .select(['sku', 'stock'])
    .where('product_id', '=', productId)
    .where('sku', '=', parsed.output.sku)
    .executeTakeFirst()
  if (!variant) throw new ShopError(404, 'error.not-found', { code: 'product' })
  if (variant.stock > 0) throw new ShopError(409, 'alert.in-stock', { code: 'in-stock' })
  const { rows } = await sql`
    insert into stock_alert (store_id, sku, customer_id, email, created_at)
    values (${store.id}, ${variant.sku}, ${customerId}, ${email}, ${shop.now()})
    on conflict do nothing returning id`.execute(shop.db)
  if (rows.length === 0) throw new ShopError(409, 'alert.twice', { code: 'twice' })
}

async function emailOf({ db }: Shop, customerId: number): Promise<string> {
  return (await db.selectFrom('customer').select('email').where('id', '=', customerId).executeTakeFirstOrThrow()).email
}

/** Adds arrived pieces to the stock, once per `key`: a form that is sent twice books once. False if it was booked before. */
export async function bookArrival(shop: Shop, sku: string, pieces: number, key: string): Promise<boolean> {
  return transact(shop.db, async (trx) => {
    const known = await trx.selectFrom('variant').select('sku').where('sku', '=', sku).executeTakeFirst()
    if (!known) throw new ShopError(404, 'error.not-found', { code: 'product' })
    const booked = await trx
      .insertInto('arrival')
      .values({ key: shop.isUnsafe ? crypto.randomUUID() : key, sku, pieces, booked_at: shop.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!booked) return false
    // The stock has arrived: if it sells out again, the former expected day no longer applies.
    await trx.deleteFrom('expected_goods').where('sku', '=', sku).execute()
    await trx
      .updateTable('variant')
      .set({ stock: sql`stock + ${pieces}` })
      .where('sku', '=', sku)
      .execute()
    return true
  })
}

/** Records the expected date of ordered stock; a later one replaces it. */
export async function expectDelivery({ db }: Shop, sku: string, day: string): Promise<void> {
  const known = await db.selectFrom('variant').select('sku').where('sku', '=', sku).executeTakeFirst()
  if (!known) throw new ShopError(404, 'error.not-found', { code: 'product' })
  await db
    .insertInto('expected_goods')
    .values({ sku, day })
    .onConflict((conflict) => conflict.column('sku').doUpdateSet({ day }))
    .execute()
}

/**
 * Writes the mails for everything that is back in stock, each once: the statement that finds an alert also marks it, so that only one of
 * two processes at the same time gets it, and mail and mark are one transaction.
 */
export async function sendStockAlerts(shop: Shop): Promise<number> {
  if (!knowsName(shop)) return 0
  return shop.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ store_id: number; email: string; sku: string }>`
      with due as (
        select a.id from stock_alert a join variant w on w.sku = a.sku
        where a.sent_at is null and w.stock > 0 and w.is_active for update of a skip locked
      )
      update stock_alert a set sent_at = ${shop.now()} from due where a.id = due.id returning a.store_id, a.email, a.sku`.execute(trx)
    for (const store of storeViews) {
      const hers = rows.filter(({ store_id }) => store_id === store.id)
      const variants = await loadSellables(
        trx,
        store,
        hers.map(({ sku }) => sku),
      )
      for (const { email, sku } of hers.toSorted((a, b) => a.email.localeCompare(b.email))) {
        const variant = variants.get(sku)
        if (variant) await mailBack(trx, shop, store, email, variant)
      }
    }
    return rows.length
  })
}

/** What is back, in the colour and size that she wanted, and what it costs now. */
async function mailBack(trx: DatabaseTransaction, shop: Shop, store: StoreView, email: string, variant: Sellable): Promise<void> {
  const say = sayIn(store)
  const { name, slug, options, priceCents } = variant
  await sendMail(trx, shop, store, {
    kind: 'stock-alert',
    recipient: email,
    subject: say('alert.mail-subject', name),
    blocks: [
      say('alert.mail', name),
      {
        kind: 'goods',
        lines: [
          {
            quantity: null,
            name,
            details: options.map(({ label, value }) => `${label}: ${value}`),
            note: null,
            players: null,
            amount: writeMoney(priceCents, store),
            picture: linePicture(variant),
          },
        ],
      },
      button(say('alert.mail-button'), shopAddress(shop, store, `product/${slug}`)),
      say('alert.mail-once'),
    ],
  })
}

/** The interval between two checks, in milliseconds. */
const EVERY = 60_000

/** Checks once a minute; the returned function ends it. */
export function watchStockAlerts(shop: Shop): () => void {
  const timer = setInterval(() => {
    sendStockAlerts(shop).catch((error: unknown) =>
      console.error('stock alerts: the mails could not be written; tried again in a minute', error),
    )
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
