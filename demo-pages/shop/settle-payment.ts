// Settles a payment: only the provider's answer decides, once. Notices, returns and repeated requests only make the shop query it.
import type { DatabaseTransaction } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { storeById } from '../host/store-view.ts'
import { tellPaidBack } from '../service/case-mails.ts'
import { giveBack } from './give-back.ts'
import { takeLatePayment } from './late-payment.ts'
import type { LockedAttempt } from './locks.ts'
import { lockAttempt } from './locks.ts'
import { sendConfirmation, sendRefund } from './order-mail.ts'
import { isLost } from './orders.ts'
import type { AttemptRow } from './order-rows.ts'
import { settleOwed } from './owed.ts'
import { payRefunds } from './pay-back.ts'
import { attemptLifetime, findAttempt } from './payment-attempt.ts'
import { ProviderSilent } from './payment-provider.ts'
import type { AttemptState, PaymentState } from './shapes.ts'
import type { Shop } from './shop.ts'

/** The status of an order after a query to the provider. */
export interface Settled {
  state: PaymentState
  sessionId: string
  storeCode: string
  /** Whether the provider did not answer: the sender of a notice may send it again. */
  isSilent: boolean
}

/** The outcome of a payment, with its amount and currency. */
interface Outcome {
  status: PaymentState
  amount: number
  currency: string
}

/** Queries the provider and updates the order from its payment. Repeated calls have one effect. */
export async function settleAttempt(shop: Shop, attemptId: string): Promise<Settled | null> {
  const attempt = await findAttempt(shop.db, attemptId)
  return attempt && applyPaymentStatus(shop, attempt, await readOutcome(shop, attempt))
}

/** Cancels an open payment at the provider; a payment that was made at the same moment still counts. */
export async function cancelAttempt(shop: Shop, attempt: AttemptRow): Promise<void> {
  const outcome = attempt.provider_id === null ? null : await shop.provider.cancel(attempt.provider_id)
  await applyPaymentStatus(shop, attempt, outcome ?? withStatus(attempt, 'canceled'))
}

/** Ends an attempt that could not be opened at the provider. */
export async function failAttempt(shop: Shop, orderId: number): Promise<void> {
  const attempt = await shop.db.selectFrom('payment_attempt').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  if (attempt) await applyPaymentStatus(shop, attempt, withStatus(attempt, 'failed'))
}

function withStatus({ amount }: AttemptRow, status: PaymentState): Outcome {
  return { status, amount, currency: '' }
}

/** The provider's answer; null if unknown. A payment that the provider cannot report ends when it expires. */
async function readOutcome(shop: Shop, attempt: AttemptRow): Promise<Outcome | null> {
  const isOverdue = attempt.created_at.getTime() + attemptLifetime <= shop.now().getTime()
  const forgotten = isOverdue ? withStatus(attempt, 'expired') : null
  if (attempt.provider_id === null) return forgotten ?? withStatus(attempt, 'open')
  try {
    return (await shop.provider.read(attempt.provider_id)) ?? forgotten
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error
    return forgotten
  }
}

async function applyPaymentStatus(shop: Shop, { id, order_id: orderId }: AttemptRow, outcome: Outcome | null): Promise<Settled | null> {
  const { settled, became } = await transact(shop.db, async (trx) => {
    const locked = await lockAttempt(trx, id)
    if (!locked) return { settled: null, became: null }
    const next = outcome ? await apply(trx, shop, locked, outcome) : locked.attempt.status
    const { status } = await trx.selectFrom('shop_order').select('status').where('id', '=', locked.order.id).executeTakeFirstOrThrow()
    const { code } = storeById(locked.order.store_id)
    return { settled: { state: status, sessionId: locked.attempt.session_id, storeCode: code, isSilent: outcome === null }, became: next }
  })
  // No request to another machine while rows are locked; `compareBooks` retries a refund that fails here.
  if (became === 'paid' || became === 'paid-late') await payRefunds(shop, orderId)
  return settled
}

/** Applies a status, forward only: `open`, `pending`, an end, and from a failed end to a late payment. */
async function apply(trx: DatabaseTransaction, shop: Shop, { attempt, order }: LockedAttempt, outcome: Outcome): Promise<AttemptState> {
  const isLiving = attempt.status === 'open' || attempt.status === 'pending'
  const change = async (status: AttemptState): Promise<AttemptState> => {
    const paid = status === 'paid' || status === 'paid-late' ? { paid_amount: outcome.amount } : {}
    await trx
      .updateTable('payment_attempt')
      .set({ status, ...paid })
      .where('id', '=', attempt.id)
      .execute()
    return status
  }
  const hasPaid = attempt.paid_amount !== null
  if (outcome.status === 'paid' && !hasPaid) {
    const isRight = outcome.amount === order.grand_total && outcome.currency === order.currency
    if (isLiving) await setStatus(trx, shop, { attempt, order }, isRight ? 'paid' : 'failed')
    // A wrong amount does not pay the order: the order ends, and the money is refunded.
    if (!isRight) await sendRefund(trx, shop, order, outcome.amount)
    const isTaken = isRight && (isLiving || (await takeLatePayment(trx, shop, order)))
    const status = await change(isTaken ? 'paid' : 'paid-late')
    await tellPaidBack(trx, shop, order, await settleOwed(trx, shop, order.id))
    return status
  }
  if (!isLiving || outcome.status === 'open' || outcome.status === attempt.status) return attempt.status
  await setStatus(trx, shop, { attempt, order }, outcome.status)
  return change(outcome.status)
}

async function setStatus(trx: DatabaseTransaction, shop: Shop, { order }: LockedAttempt, status: PaymentState): Promise<void> {
  if (isLost(status)) return giveBack(trx, shop, order, status)
  await trx.updateTable('shop_order').set({ status }).where('id', '=', order.id).execute()
  await sendConfirmation(trx, shop, { ...order, status })
}
