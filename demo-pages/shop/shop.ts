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
  /** Where payments are made. */
  provider: PaymentProvider
  /** The address of this request, or the shop's own where nobody asked: links in mails and the way back from the provider lead there. */
  origin: string
  /** The address that links in mails begin with: never one that only the request names. Empty where the shop does not know its own. */
  mailOrigin: string
  /** Disables the guards that give a repeated request a single effect, for orders and later steps: to prove that the tests would notice. */
  isUnsafe: boolean
}

/** The database's own secret, made by whichever process comes first. */
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

/** A signature over one purpose and its text; two purposes never share signatures. */
export function sign(shop: Shop, purpose: string, text: string): string {
  return createHmac('sha256', shop.secret).update(`${purpose}\n${text}`).digest('base64url')
}
