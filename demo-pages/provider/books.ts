// The provider's books: requested payments, their status, and refunds, in a file of their own that no shop reads.
import { randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

/** A shop's request for a payment; amounts are in cents. */
export const PaymentOrder = v.object({
  /** The shop's own reference: two requests with the same one are one payment. */
  reference: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  description: v.pipe(v.string(), v.maxLength(200)),
  method: v.string(),
  issuer: v.nullable(v.string()),
  return_url: v.pipe(v.string(), v.url()),
  notice_url: v.pipe(v.string(), v.url()),
})
export type PaymentOrder = v.InferOutput<typeof PaymentOrder>

/** A shop's request for a refund. */
export const RefundWish = v.object({
  /** The shop's own reference: two requests with the same one are one refund. */
  reference: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type RefundWish = v.InferOutput<typeof RefundWish>

const states = ['open', 'paid', 'pending', 'canceled', 'rejected', 'failed', 'expired'] as const

/** A payment as the provider stores it. */
const Payment = v.object({
  ...PaymentOrder.entries,
  id: v.string(),
  status: v.picklist(states),
  /** The refunded amount, in cents. */
  paid_back: v.number(),
  expires_at: v.number(),
  changed_at: v.number(),
})
export type Payment = v.InferOutput<typeof Payment>
export type Status = Payment['status']

/** The decisions of a customer on the payment's page, or of the bank later. */
export type Decision = 'paid' | 'pending' | 'canceled' | 'rejected' | 'failed'

const lifetime = 30 * 60 * 1000

/** The transitions that the page allows; all others are ignored. */
const next: Partial<Record<Status, readonly Decision[]>> = {
  open: ['paid', 'pending', 'canceled', 'rejected', 'failed'],
  pending: ['paid', 'failed'],
}

/** The decisions that are possible in this status. */
export function possibleDecisions(payment: Payment): readonly Decision[] {
  return next[payment.status] ?? []
}

/** One provider's books. */
export interface Books {
  /** Opens a payment, or returns the existing one with this reference. */
  open: (order: PaymentOrder) => Payment
  /** Returns a payment; an open one that was not decided in time has expired. */
  read: (id: string) => Payment | null
  /** Applies a decision if it is possible; a repeated or late decision changes nothing. */
  decide: (id: string, decision: Decision) => Payment | null
  /** Applies the bank's decision in any status: money can still arrive for a cancelled or expired payment. */
  confirm: (id: string, status: Status) => Payment | null
  /** Refunds once per reference; false if the payment is unpaid or too little of it is left, null if it does not exist. */
  refund: (id: string, wish: RefundWish) => boolean | null
  /** Payments that were paid since this moment; shops compare them with their own books. */
  listPaid: (since: number) => Payment[]
  close: () => void
}

/** Opens the books in a file, `:memory:` for tests. */
export function openBooks(file: string, now: () => Date): Books {
  const db = new DatabaseSync(file)
  db.exec(`pragma busy_timeout = 5000; pragma journal_mode = wal;
    create table if not exists payment (
      id text primary key, reference text not null unique, amount integer not null, currency text not null, description text not null,
      method text not null, issuer text, return_url text not null, notice_url text not null, status text not null,
      expires_at integer not null, changed_at integer not null
    );
    create table if not exists refund (reference text primary key, payment_id text not null references payment, amount integer not null)`)
  const time = () => now().getTime()
  const write = db.prepare(`insert into payment
    (id, reference, amount, currency, description, method, issuer, return_url, notice_url, status, expires_at, changed_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?, ?) on conflict (reference) do nothing`)
  const paidBack = '(select coalesce(sum(amount), 0) from refund where payment_id = payment.id)'
  const found = `select *, ${paidBack} as paid_back from payment`
  const byId = db.prepare(`${found} where id = ?`)
  const byReference = db.prepare(`${found} where reference = ?`)
  // The statement checks the old status, so that only one of two simultaneous decisions succeeds.
  const change = db.prepare('update payment set status = ?, changed_at = ? where id = ? and status in (?, ?)')
  // The statement calculates the remaining amount, so that two simultaneous refunds cannot exceed it.
  const payBack = db.prepare(`insert into refund (reference, payment_id, amount)
    select ?, id, ? from payment where id = ? and status = 'paid' and amount - ${paidBack} >= ? on conflict (reference) do nothing`)
  const isPaidBack = db.prepare('select 1 from refund where reference = ? and payment_id = ? and amount = ?')
  const paid = db.prepare(`${found} where status = 'paid' and changed_at >= ? order by changed_at limit 1000`)

  const present = (row: unknown): Payment | null => {
    if (row === undefined) return null
    const payment = v.parse(Payment, row)
    const isOver = payment.status === 'open' && payment.expires_at <= time()
    return isOver ? { ...payment, status: 'expired' } : payment
  }
  const read = (id: string) => present(byId.get(id))
  /** An expired payment still has the status "open" in its row. */
  const store = (payment: Payment, status: Status) => {
    change.run(status, time(), payment.id, payment.status, payment.status === 'expired' ? 'open' : payment.status)
    return read(payment.id)
  }
  return {
    open({ reference, amount, currency, description, method, issuer, return_url, notice_url }) {
      const id = randomBytes(16).toString('base64url')
      write.run(id, reference, amount, currency, description, method, issuer, return_url, notice_url, time() + lifetime, time())
      const payment = present(byReference.get(reference))
      if (!payment) throw new Error(`provider: the payment of ${reference} was written and is not there`)
      return payment
    },
    read,
    decide(id, decision) {
      const payment = read(id)
      return payment && possibleDecisions(payment).includes(decision) ? store(payment, decision) : payment
    },
    confirm(id, status) {
      const payment = read(id)
      return payment && store(payment, status)
    },
    refund(id, { reference, amount }) {
      if (!read(id)) return null
      payBack.run(reference, amount, id, amount)
      return isPaidBack.get(reference, id, amount) !== undefined
    },
    listPaid: (since) => paid.all(since).flatMap((row) => present(row) ?? []),
    close: () => db.close(),
  }
}
