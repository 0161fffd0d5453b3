// The confirmation of an order in the store's language, as plain text: what, where to, how much, and the right to withdraw.
import type { DatabaseTransaction } from '../database/tables.ts'
import type { StoreView } from '../server/store-view.ts'
import { storeById } from '../server/store-view.ts'
import type { MessageId } from './messages.ts'
import { fillText } from './messages.ts'
import { writeMoney } from './money.ts'
import type { OrderRow } from './orders.ts'
import type { Address } from './shapes.ts'
import type { Shop } from './shop.ts'

/** Puts the confirmation into the outbox, once an order. */
export async function sendConfirmation(trx: DatabaseTransaction, shop: Shop, order: OrderRow): Promise<void> {
  const store = storeById(order.store_id)
  const items = await trx
    .selectFrom('order_item')
    .select(['name', 'qty', 'row_total_incl_tax', 'options'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  await trx
    .insertInto('mail')
    .values({
      store_id: store.id,
      order_id: order.id,
      kind: 'confirmation',
      recipient: order.email,
      language: store.language,
      subject: fillText('mail.subject', store.language, order.number),
      body: writeBody(store, order, items),
      sent_at: shop.now(),
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .execute()
}

interface MailItem {
  name: string
  qty: number
  row_total_incl_tax: number
  options: { label: string; value: string }[]
}

function writeBody(store: StoreView, order: OrderRow, items: readonly MailItem[]): string {
  const say = (id: MessageId, ...values: (string | number)[]): string => fillText(id, store.language, ...values)
  const amount = (cents: number): string => writeMoney(cents, store)
  const isTransfer = order.payment_code === 'banktransfer'
  const blocks = [
    [say('mail.hello', order.shipping_address.firstname ?? '')],
    [say('mail.thanks', order.number)],
    items.map((item) => `${item.qty} × ${item.name}${writeOptions(item.options)}: ${amount(item.row_total_incl_tax)}`),
    order.segments.map((segment) => `${segment.title}: ${amount(Math.round(segment.value * 100))}`),
    [say('mail.to'), ...writeAddress(order.shipping_address)],
    [say('mail.billing'), ...writeAddress(order.billing_address)],
    order.delivery_slot ? [say('mail.slot', order.delivery_slot.label)] : [],
    [say('mail.payment', order.payment_title)],
    isTransfer ? [say('mail.transfer', amount(order.grand_total), order.number)] : [],
    [say('mail.withdrawal')],
    [say('mail.bye')],
  ]
  return blocks
    .filter((block) => block.length)
    .map((block) => block.join('\n'))
    .join('\n\n')
}

function writeOptions(options: MailItem['options']): string {
  return options.length ? ` (${options.map(({ label, value }) => `${label}: ${value}`).join(', ')})` : ''
}

function writeAddress(address: Address): string[] {
  const name = [address.firstname, address.middlename, address.lastname].filter(Boolean).join(' ')
  const street = address.street.filter(Boolean).join(' ')
  return [address.company, name, street, [address.postcode, address.city].filter(Boolean).join(' '), address.country_id].flatMap(
    (line) => line || [],
  )
}
