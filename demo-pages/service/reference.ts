// Numbers that identify a case for people, and keys that identify a repeated request.
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/tables.ts'
import { ShopError } from '../shop/shop-error.ts'

/** The kind of case. */
export type ReferenceLetter = 'R' | 'W' | 'C' | 'M'

/** The next free number, such as `R-1001`. */
export async function nextReference(trx: DatabaseTransaction, letter: ReferenceLetter): Promise<string> {
  const { rows } = await sql<{ next: number }>`select nextval('service_reference') as next`.execute(trx)
  return `${letter}-${rows[0]?.next}`
}

/** The key of an `Idempotency-Key` header or a form's hidden field; a random one if none was sent. */
export function intentOf(key: string | null | undefined): string {
  if (!key) return crypto.randomUUID()
  if (!/^[\w-]{8,100}$/.test(key)) throw new ShopError(400, 'service.intent', { code: 'key' })
  return key
}
