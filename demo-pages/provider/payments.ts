// The pretend payment provider's books. The shop creates a payment here and asks for its status; only the provider's page decides it.
import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction, Tables } from '../database/tables.ts'
import type { PaymentState } from '../shop/shapes.ts'

type Reader = Database | DatabaseTransaction

/** A payment as the provider knows it. */
export type ProviderPayment = Selectable<Tables['provider_payment']>

/** What a shop says when it asks for money. */
export interface PaymentOrder {
  /** The shop's own name for it. */
  reference: string
  amount: number
  currency: string
  description: string
  method: string
  issuer: string | null
  returnPath: string
}

export type Decision = 'paid' | 'pending' | 'canceled' | 'rejected' | 'failed'

const lifetime = 30 * 60 * 1000

/** What may follow what; everything else stays as it is. */
const next: Partial<Record<PaymentState, readonly Decision[]>> = {
  open: ['paid', 'pending', 'canceled', 'rejected', 'failed'],
  pending: ['paid', 'failed'],
}

/** Opens a payment and gives its id, which is also its page. */
export async function createPayment(trx: DatabaseTransaction, order: PaymentOrder, now: Date): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const { returnPath, ...rest } = order
  await trx
    .insertInto('provider_payment')
    .values({ ...rest, id, return_path: returnPath, status: 'open', expires_at: new Date(now.getTime() + lifetime) })
    .execute()
  return id
}

/** The payment with what it is worth now: an open one that nobody decided in time has expired. */
export async function readPayment(db: Reader, id: string, now: Date): Promise<ProviderPayment | null> {
  const row = await db.selectFrom('provider_payment').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const isOver = row.status === 'open' && row.expires_at.getTime() <= now.getTime()
  return isOver ? { ...row, status: 'expired' } : row
}

/** The decisions that are possible now. */
export function possibleDecisions(payment: ProviderPayment): readonly Decision[] {
  return next[payment.status] ?? []
}

/** Takes a decision if it is possible; a repeated or late one changes nothing. */
export async function decidePayment(db: Database, id: string, decision: Decision, now: Date): Promise<void> {
  const payment = await readPayment(db, id, now)
  if (!payment || !possibleDecisions(payment).includes(decision)) return
  // The old status is asked again in the statement: of two decisions at the same moment one wins.
  await db.updateTable('provider_payment').set({ status: decision }).where('id', '=', id).where('status', '=', payment.status).execute()
}

/** The page where a person pays. */
export function paymentPath(id: string): string {
  return `/provider/payments/${id}`
}
