// Settles payments without a notice: expired payments, late money, and refunds that failed before.
import { payRefunds } from './pay-back.ts'
import { attemptLifetime } from './payment-attempt.ts'
import { ProviderSilent } from './payment-provider.ts'
import { settleAttempt } from './settle-payment.ts'
import type { Shop } from './shop.ts'

const lookBack = 24 * 60 * 60 * 1000
const pause = 60_000

/** Updates every attempt from the provider's books. Several processes may do so at once. */
export async function compareBooks(shop: Shop): Promise<void> {
  const now = shop.now().getTime()
  const overdue = await shop.db
    .selectFrom('payment_attempt')
    .select('id')
    .where('status', '=', 'open')
    .where('created_at', '<=', new Date(now - attemptLifetime))
    .execute()
  const paid = (await shop.provider.listPaid(new Date(now - lookBack))).map(({ reference }) => reference)
  const untold = paid.length
    ? await shop.db
        .selectFrom('payment_attempt')
        .select('id')
        .where('id', 'in', paid)
        .where('status', 'not in', ['paid', 'paid-late', 'refunded'])
        .execute()
    : []
  for (const { id } of [...overdue, ...untold]) await settleAttempt(shop, id)
  await payRefunds(shop)
}

/** Compares every minute, until it is ended. */
export function keepComparing(shop: Shop): () => void {
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    compareBooks(shop)
      .catch((error: unknown) => {
        const isKnown = error instanceof ProviderSilent
        console.error('payment: the books could not be compared;', isKnown ? error.message : error)
      })
      .finally(() => {
        isRunning = false
      })
  }, pause)
  timer.unref()
  return () => clearInterval(timer)
}
