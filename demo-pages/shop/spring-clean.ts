// Deletes abandoned data at the start and then every hour: sessions with their carts and lists, counted tries, old messages and mails.
import { sql } from 'kysely'
import { knownPlaceDays } from '../host/promises.ts'
import { isAboutComplaint } from '../service/complaint-mails.ts'
import { cleanTeams } from '../service/team-life.ts'
import type { Database } from '../database/tables.ts'
import { removeOldSessions } from './session.ts'
import type { Shop } from './shop.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const placeLife = knownPlaceDays * day

/** Messages and complaints are answered long before. */
const messageLife = 2 * 365 * day

/** Deletes expired data. Several processes may run it at once, while people shop. */
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
  // As the privacy notice says.
  const old = new Date(at - messageLife)
  await db.deleteFrom('contact_message').where('created_at', '<', old).execute()
  await db.deleteFrom('complaint').where('created_at', '<', old).execute()
  // They quote messages and complaints; the other mails of an order go with it.
  await db
    .deleteFrom('mail')
    .where('sent_at', '<', old)
    .where((where) => where.or([where('order_id', 'is', null), isAboutComplaint]))
    .execute()
  await cleanTeams(db, new Date(at))
}

/** Cleans every hour; the returned function stops it. An error is logged, and the next try follows an hour later. */
export function cleanRegularly(shop: Pick<Shop, 'db' | 'now'>, every = hour): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = clean(shop).catch((error: unknown) => console.error('host: cleaning failed and is tried again in an hour', error))
  }, every)
  // The timer must not keep a process alive that is about to end.
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** A cart is kept while a session, a customer or an order needs it. */
async function removeLeftCarts(db: Database): Promise<void> {
  await sql`delete from cart c where (c.customer_id is null or not c.is_active)
    and not exists (select from session s where s.cart_id = c.id)
    and not exists (select from shop_order o where o.cart_id = c.id)`.execute(db)
}
