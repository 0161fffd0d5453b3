// Deletes abandoned data at the start and then every hour: sessions, their carts and lists, and counted tries.
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { removeOldSessions } from './session.ts'
import type { Shop } from './shop.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** A customer who has not used a network for this time is new there. */
const placeLife = 180 * day
/** A team orders what is missing within a season. */
const teamLife = 365 * day

/** Removes what has ended. Safe to run in several processes at once, and while people shop. */
export async function clean({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const at = now().getTime()
  await removeOldSessions(db, new Date(at))
  await removeLeftCarts(db)
  await sql`delete from kept_product k where k.owner like 'session:%'
    and not exists (select from session s where 'session:' || s.id = k.owner)`.execute(db)
  await db
    .deleteFrom('try_count')
    .where('since', '<', new Date(at - day))
    .execute()
  await db.deleteFrom('spent_proof').where('until', '<', new Date(at)).execute()
  await db
    .deleteFrom('known_place')
    .where('seen_at', '<', new Date(at - placeLife))
    .execute()
  // Players' names serve the order alone.
  await db
    .deleteFrom('team_order')
    .where('closes_on', '<', new Date(at - teamLife).toISOString().slice(0, 10))
    .execute()
}

/** Cleans every hour; the returned function ends it. A failure is logged and tried again an hour later. */
export function cleanRegularly(shop: Pick<Shop, 'db' | 'now'>, every = hour): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = clean(shop).catch((error: unknown) => console.error('host: cleaning failed and is tried again in an hour', error))
  }, every)
  // A host that is about to end is not kept for it.
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** A cart stays while a session, a customer, or an order needs it. */
async function removeLeftCarts(db: Database): Promise<void> {
  await sql`delete from cart c where (c.customer_id is null or not c.is_active)
    and not exists (select from session s where s.cart_id = c.id)
    and not exists (select from shop_order o where o.cart_id = c.id)`.execute(db)
}
