// Counts tries, to slow down guessing: some are free, then each has to wait longer than the one before. Stored in the database,
// since several processes serve one shop.
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/tables.ts'
import { ShopError } from './shop-error.ts'
import { sign } from './shop.ts'
import type { Shop } from './shop.ts'

/** A limit on tries of one kind; times in seconds. */
export interface Limit {
  name: string
  /** The number of tries before the first wait. */
  free: number
  firstWait: number
  longestWait: number
  /** The time after which counting starts again. */
  window: number
}

/** A limit, and what its tries belong to, such as an address or an account. */
export type Counted = readonly [limit: Limit, of: string]

/**
 * Counts one try for each limit, or throws a 429 if one of them requires a wait. A refused try is not counted, so that repeating it does
 * not prolong the wait. The try is counted before its result is known: a hundred concurrent tries count as a hundred.
 */
export async function takeTry(shop: Shop, counted: readonly Counted[]): Promise<void> {
  const wait = await shop.db.transaction().execute(async (trx) => {
    let longest = 0
    for (const one of counted) longest = Math.max(longest, await waitOf(trx, shop, one))
    if (longest > 0) return longest
    for (const one of counted) await count(trx, shop, one)
    return 0
  })
  if (wait > 0) throw tooManyTries(Math.ceil(wait / 1000))
}

/** Removes a counted try that was no guess, since the password was right. */
export async function giveBack(shop: Shop, counted: readonly Counted[]): Promise<void> {
  for (const one of counted) {
    await shop.db
      .updateTable('try_count')
      .set((set) => ({ tries: sql<number>`greatest(${set.ref('tries')} - 1, 0)`, waits_until: null }))
      .where('key', '=', keyOf(shop, one))
      .execute()
  }
}

/** Deletes all counted tries. */
export async function forgetTries(shop: Shop, counted: readonly Counted[]): Promise<void> {
  const keys = counted.map((one) => keyOf(shop, one))
  await shop.db.deleteFrom('try_count').where('key', 'in', keys).execute()
}

/** The row is locked until the try is counted; otherwise a hundred concurrent tries would read a wait of zero. */
async function waitOf(trx: DatabaseTransaction, shop: Shop, one: Counted): Promise<number> {
  const key = keyOf(shop, one)
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
  const row = await trx.selectFrom('try_count').select('waits_until').where('key', '=', key).executeTakeFirst()
  return (row?.waits_until?.getTime() ?? 0) - shop.now().getTime()
}

async function count(trx: DatabaseTransaction, shop: Shop, one: Counted): Promise<void> {
  const [{ free, firstWait, longestWait, window }] = one
  const [key, now] = [keyOf(shop, one), shop.now()]
  const row = await trx.selectFrom('try_count').select(['tries', 'since']).where('key', '=', key).executeTakeFirst()
  const isFresh = !row || row.since.getTime() < now.getTime() - window * 1000
  const tries = isFresh ? 1 : row.tries + 1
  const since = isFresh ? now : row.since
  const wait = Math.min(longestWait, firstWait * 2 ** (tries - free)) * 1000
  const waits_until = tries < free ? null : new Date(now.getTime() + wait)
  await trx
    .insertInto('try_count')
    .values({ key, tries, since, waits_until })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ tries, since, waits_until }))
    .execute()
}

/** The key is signed, so that the table contains no addresses in plain text. */
function keyOf(shop: Shop, [{ name }, of]: Counted): string {
  return sign(shop, `tries ${name}`, of)
}

/** Up to two minutes, a message in seconds is easy to read. */
function tooManyTries(seconds: number): ShopError {
  const details = { code: 'wait', retryAfter: seconds }
  if (seconds < 120) return new ShopError(429, 'tries.wait-seconds', { ...details, parameters: [Math.max(2, seconds)] })
  return new ShopError(429, 'tries.wait-minutes', { ...details, parameters: [Math.ceil(seconds / 60)] })
}
