// The mails about an order: the confirmation with the right of withdrawal, and refunds of payments that came too late.
import type { Selectable } from 'kysely'
import type { DatabaseTransaction, Tables } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import type { Block, GoodsLine } from '../mails/letter.ts'
import { button, link } from '../mails/letter.ts'
import { deliveryTexts } from '../pages/texts/delivery.ts'
import { orderLink } from '../service/order-link.ts'
import { type Say, sayIn, sendOrderMail } from '../service/service-mail.ts'
import { writeMoney } from './money.ts'
import type { OrderRow } from './order-rows.ts'
import { paymentInstructions } from './payment-instructions.ts'
import { addressLines, pointLines } from './written-address.ts'
import type { OrderedContent } from './kinds/shown-shapes.ts'
import type { Shop } from './shop.ts'

/** Adds the confirmation to the outbox, once per order. */
export async function sendConfirmation(trx: DatabaseTransaction, shop: Shop, order: OrderRow): Promise<void> {
  const items = await trx
    .selectFrom('order_item')
    .select(['name', 'image', 'qty', 'row_total_incl_tax', 'options', 'content'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  await sendOrderMail(trx, shop, order, (say, store) => ({
    kind: 'confirmation',
    subject: say('mail.subject', order.number),
    preheader: preheaderOf(store, say, order),
    blocks: writeBlocks(shop, store, order, items),
  }))
}

/** Announces the refund of a payment that was too late or of a wrong amount; once per order. */
export async function sendRefund(trx: DatabaseTransaction, shop: Shop, order: OrderRow, cents: number): Promise<void> {
  await sendOrderMail(trx, shop, order, (say, store) => ({
    kind: 'refund',
    subject: say('mail.refund-subject', order.number),
    blocks: [
      say('mail.refund', order.number, writeMoney(cents, store)),
      say('mail.refund-next'),
      button(say('mail.order'), orderLink(shop, store, 'orders/track', order.number)),
    ],
  }))
}

/** What she wants to know first: when it comes, and what it costs. */
function preheaderOf(store: StoreView, say: Say, order: OrderRow): string {
  const total = order.segments.find(({ code }) => code === 'grand_total')
  return [
    order.delivery_slot ? say('mail.slot', order.delivery_slot.label) : '',
    total ? `${total.title}: ${writeMoney(Math.round(total.value * 100), store)}` : '',
  ]
    .filter(Boolean)
    .join('. ')
}

type MailItem = Pick<Selectable<Tables['order_item']>, 'name' | 'image' | 'qty' | 'row_total_incl_tax' | 'options' | 'content'>

function writeBlocks(shop: Shop, store: StoreView, order: OrderRow, items: readonly MailItem[]): (Block | null)[] {
  const say = sayIn(store)
  const amount = (cents: number): string => writeMoney(cents, store)
  const payment = say('mail.payment', order.payment_title)
  const instructions = paymentInstructions(store, order)
  return [
    say('mail.thanks', order.number),
    instructions === null ? null : { kind: 'facts', title: payment, lines: instructions.split('\n') },
    button(say('mail.track'), orderLink(shop, store, 'orders/track', order.number)),
    { kind: 'goods', lines: items.map((item) => goodsLine(item, say, amount(item.row_total_incl_tax))) },
    {
      kind: 'sums',
      rows: order.segments.map(({ code, title, value }) => ({
        title,
        amount: code === 'shipping' && value === 0 ? deliveryTexts[store.language].free : amount(Math.round(value * 100)),
        isTotal: code === 'grand_total',
      })),
    },
    order.delivery_slot ? say('mail.slot', order.delivery_slot.label) : null,
    order.pickup_point
      ? { kind: 'facts', title: say('mail.pickup'), lines: pointLines(order.pickup_point, store) }
      : { kind: 'facts', title: say('mail.to'), lines: addressLines(order.shipping_address, store) },
    { kind: 'facts', title: say('mail.billing'), lines: addressLines(order.billing_address, store) },
    instructions === null ? payment : null,
    say('mail.withdrawal'),
    link(say('mail.withdraw-link'), orderLink(shop, store, 'withdrawal', order.number)),
  ]
}

function goodsLine({ name, image, qty, options, content }: MailItem, say: Say, amount: string): GoodsLine {
  return {
    quantity: qty,
    name,
    details: options.map(({ label, value }) => `${label}: ${value}`),
    players: content.players.map((player) => writePlayer(player, say)),
    amount,
    picture: image,
  }
}

/** Name, number and sizes. */
function writePlayer({ name, number, qty = 1, sizes }: OrderedContent['players'][number], say: Say): string {
  const pieces = qty > 1 ? `${qty} × ` : ''
  const worn = sizes.map((size) => [size.name, size.value].filter(Boolean).join(' '))
  return say('mail.player', pieces + [name, number && say('mail.number', number), ...worn].filter(Boolean).join(', '))
}
