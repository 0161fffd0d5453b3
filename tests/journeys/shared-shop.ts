// The shop that a worker's files share, for files that only read, fill carts and log in.
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { StartedHost } from '../support/host.ts'

let shared: Promise<StartedHost> | null = null

/** Starts it for the first file that needs it. Nobody closes it; it ends with its worker, its database with the run's. */
export function borrowShop(start: () => Promise<StartedHost>): Promise<StartedHost> {
  shared ??= start()
  return shared
}

/** Asserts that a file left nothing that the next file's visitors could see; such a file needs a shop of its own. */
export async function expectUntouched({ db }: StartedHost): Promise<void> {
  const { rows } = await sql<Record<string, unknown>>`select (select count(*)::int from shop_order) as orders,
    (select count(*)::int from variant v where v.stock <> (select d.pieces from delivered d where d.sku = v.sku)) as stock,
    (select count(*)::int from mail) as mails`.execute(db)
  expect(rows[0], 'what the file left in the shop that others share').toEqual({ orders: 0, stock: 0, mails: 0 })
}
