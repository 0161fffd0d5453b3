// The mails about an order, as plain text in the store's language: the confirmation with the right of withdrawal, and refunds.
import type { DatabaseTransaction } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import { storeById } from '../host/store-view.ts'
import type { MessageId } from './messages.ts'
import { fillText } from './messages.ts'
import { writeMoney } from './money.ts'
import type { OrderRow } from './order-rows.ts'
import { paymentInstructions } from './payment-instructions.ts'
import { orderLink } from '../service/order-link.ts'
import { pointLines } from './pickup/kept-point.ts'
import { addressLines } from './written-address.ts'
import type { OrderedContent } from './kinds/shown-shapes.ts'
import type { Shop } from './shop.ts'

/** Adds the confirmation to the outbox, once per order. */
export async function sendConfirmation(trx: DatabaseTransaction, shop: Shop, order: OrderRow): Promise<void> {
  const items = await trx
    .selectFrom('order_item')
    .select(['name', 'qty', 'row_total_incl_tax', 'options', 'content'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  await send(trx, shop, order, 'confirmation', 'mail.subject', writeBody(shop, storeById(order.store_id), order, items))
}

/** Announces the refund of a payment that was too late or of a wrong amount; once per order. */
export async function sendRefund(trx: DatabaseTransaction, shop: Shop, order: OrderRow, cents: number): Promise<void> {
  const store = storeById(order.store_id)
  const say = (id: MessageId, ...values: (string | number)[]): string => fillText(id, store.language, ...values)
  const amount = writeMoney(cents, store)
  const blocks = [
    say('mail.hello', order.shipping_address.firstname ?? ''),
    say('mail.refund', order.number, amount),
    say('mail.refund-next'),
    say('mail.bye'),
  ]
  await send(trx, shop, order, 'refund', 'mail.refund-subject', blocks.join('\n\n'))
}

async function send(trx: DatabaseTransaction, shop: Shop, order: OrderRow, kind: string, subject: MessageId, body: string): Promise<void> {
  const { id, language } = storeById(order.store_id)
  await trx
    .insertInto('mail')
    .values({
      store_id: id,
      order_id: order.id,
      kind,
      recipient: order.email,
      language,
      subject: fillText(subject, language, order.number),
      body,
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
  content: OrderedContent
}

function writeBody(shop: Shop, store: StoreView, order: OrderRow, items: readonly MailItem[]): string {
  const say = (id: MessageId, ...values: (string | number)[]): string => fillText(id, store.language, ...values)
  const amount = (cents: number): string => writeMoney(cents, store)
  const instructions = paymentInstructions(store, order)
  const blocks = [
    [say('mail.hello', order.shipping_address.firstname ?? '')],
    [say('mail.thanks', order.number)],
    items.flatMap((item) => [
      `${item.qty} × ${item.name}${writeOptions(item.options)}: ${amount(item.row_total_incl_tax)}`,
      ...writePlayers(item.content, say),
    ]),
    order.segments.map((segment) => `${segment.title}: ${amount(Math.round(segment.value * 100))}`),
    order.pickup_point
      ? [say('mail.pickup'), ...pointLines(order.pickup_point)]
      : [say('mail.to'), ...addressLines(order.shipping_address, store)],
    [say('mail.billing'), ...addressLines(order.billing_address, store)],
    order.delivery_slot ? [say('mail.slot', order.delivery_slot.label)] : [],
    [say('mail.payment', order.payment_title)],
    instructions === null ? [] : [instructions],
    [say('mail.withdrawal'), say('mail.withdraw-link', orderLink(shop, store, 'withdrawal', order.number))],
    [say('mail.track', orderLink(shop, store, 'orders/track', order.number))],
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

/** One line per player: name, number, sizes. */
function writePlayers({ players }: OrderedContent, say: (id: MessageId, ...values: (string | number)[]) => string): string[] {
  return players.map(({ name, number, qty = 1, sizes }) => {
    const pieces = qty > 1 ? `${qty} × ` : ''
    const worn = sizes.map((size) => [size.name, size.value].filter(Boolean).join(' '))
    return `  ${say('mail.player', pieces + [name, number && say('mail.number', number), ...worn].filter(Boolean).join(', '))}`
  })
}
