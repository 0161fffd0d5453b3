// The instructions for an unpaid order: the account and due date of a bank transfer, for the confirmation page and the mail.
import type { StoreView } from '../host/store-view.ts'
import { sellerOf } from '../pages/seller.ts'
import { writeDay } from './delivery-slots.ts'
import { fillText } from './messages.ts'
import { writeMoney } from './money.ts'
import type { OrderRow } from './order-rows.ts'

const day = 86_400_000
const daysToPay = 7

/** The instructions, line by line; null if the provider handles the payment, or if there is nothing left to pay. */
export function paymentInstructions(store: StoreView, order: OrderRow): string | null {
  if (order.status !== 'pending') return null
  if (order.payment_code === 'afterpay') return fillText('afterpay.then', store.language, writeMoney(order.grand_total, store))
  if (order.payment_code !== 'banktransfer') return null
  const until = new Intl.DateTimeFormat('en-CA', { timeZone: store.timeZone, dateStyle: 'short' }).format(
    order.created_at.getTime() + daysToPay * day,
  )
  return [
    fillText('transfer.pay', store.language, writeMoney(order.grand_total, store), writeDay(store, until)),
    fillText('transfer.account', store.language, sellerOf(store).name, 'NL00 TOUC 0000 0000 00'),
    fillText('transfer.reference', store.language, order.number),
    fillText('transfer.then', store.language),
  ].join('\n')
}
