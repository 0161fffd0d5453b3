// The context of every rule of the shop: the database, the clock, the secret, and whether its guards are on.
import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../database/tables.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** The shop's context. Rules take it as their first argument; none of them reads a global. */
export interface Shop {
  db: Database
  /** The shop's clock. */
  now: () => Date
  /** Signs tokens and notices; the same for every process on one database. */
  secret: string
  /** The client of the payment provider. */
  provider: PaymentProvider
  /** The origin of this request, or the shop's own without a request: for links on personal pages and the return from the provider. */
  origin: string
  /** The origin of links in mails: never one that only the request names. Empty if the shop's own is not configured. */
  mailOrigin: string
  /** Disables the guards that give a repeated request a single effect, for orders and later steps: to prove that the tests would notice. */
  isUnsafe: boolean
}

/** Loads the database's own secret; the first process creates it. */
export async function loadSecret(db: Database): Promise<string> {
  const fresh = randomBytes(32).toString('base64url')
  await db
    .insertInto('secret')
    .values({ name: 'signing', value: fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db.selectFrom('secret').select('value').where('name', '=', 'signing').executeTakeFirstOrThrow()
  return row.value
}

/** Signs a text for one purpose; a signature is not valid for another purpose. */
export function sign(shop: Shop, purpose: string, text: string): string {
  return createHmac('sha256', shop.secret).update(`${purpose}\n${text}`).digest('base64url')
}
