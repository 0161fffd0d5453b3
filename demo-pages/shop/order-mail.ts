// The mails about an order: the confirmation with the whole contract, to keep, and what becomes of a payment that comes after it.
import type { Selectable } from 'kysely'
import type { DatabaseTransaction, Tables } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import type { Block, GoodsLine } from '../mails/letter.ts'
import { button, link } from '../mails/letter.ts'
import { playerGrid } from '../mails/player-grid.ts'
import { sellerOf } from '../pages/seller.ts'
import { deliveryTexts } from '../pages/texts/delivery.ts'
import { type Confirmed, confirmationPaper } from '../papers/confirmation.ts'
import { contractBlocks } from '../papers/contract.ts'
import type { PaperBlock } from '../papers/paper.ts'
import { orderLink } from '../service/order-link.ts'
import { type Say, sayIn, sendOrderMail } from '../service/service-mail.ts'
import { writeDay } from '../service/store-day.ts'
import { passesCustoms } from './abroad.ts'
import { writeMoney } from './money.ts'
import { guaranteeBlocks } from './order-guarantees.ts'
import type { OrderRow } from './order-rows.ts'
import { paymentInstructions } from './payment-instructions.ts'
import { addressLines, pointLines } from './written-address.ts'
import type { Shop } from './shop.ts'

/** Adds the confirmation to the outbox, once per order; false if it was sent before. */
export async function sendConfirmation(trx: DatabaseTransaction, shop: Shop, order: OrderRow): Promise<boolean> {
  const items = await trx
    .selectFrom('order_item')
    .select(['name', 'image', 'qty', 'row_total_incl_tax', 'options', 'content', 'no_return_reason'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  const guarantees = await guaranteeBlocks(trx, order)
  return sendOrderMail(trx, shop, order, (say, store) => {
    const confirmed = confirm(shop, store, order, { items, guarantees })
    return {
      kind: 'confirmation',
      subject: say('mail.subject', order.number),
      preheader: preheaderOf(store, say, order),
      blocks: writeBlocks(shop, store, confirmed),
      papers: [confirmationPaper(store, confirmed)],
    }
  })
}

/** Says that the payment of a confirmed order has arrived, and which day is promised now; once per order. */
export async function sendPromise(trx: DatabaseTransaction, shop: Shop, order: OrderRow): Promise<void> {
  await sendOrderMail(trx, shop, order, (say, store) => ({
    kind: 'payment-received',
    subject: say('mail.received-subject', order.number),
    blocks: [
      say('mail.received', order.number),
      { kind: 'facts', title: say('mail.delivery'), lines: deliveryLines(store, order) },
      button(say('mail.track'), orderLink(shop, store, 'orders/track', order.number)),
    ],
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
  return [arrival(store, order), total ? `${total.title}: ${writeMoney(Math.round(total.value * 100), store)}` : '']
    .filter(Boolean)
    .join('. ')
}

type MailItem = Pick<
  Selectable<Tables['order_item']>,
  'name' | 'image' | 'qty' | 'row_total_incl_tax' | 'options' | 'content' | 'no_return_reason'
>

/** What the mail and its paper both say about the order. */
function confirm(
  shop: Shop,
  store: StoreView,
  order: OrderRow,
  { items, guarantees }: { items: readonly MailItem[]; guarantees: readonly PaperBlock[] },
): Confirmed {
  const say = sayIn(store)
  const instructions = paymentInstructions(store, order)
  return {
    order,
    goods: items.map((item) => goodsLine(item, store, writeMoney(item.row_total_incl_tax, store))),
    sums: {
      kind: 'sums',
      rows: order.segments.map(({ code, title, value }) => ({
        title,
        amount: code === 'shipping' && value === 0 ? deliveryTexts[store.language].free : writeMoney(Math.round(value * 100), store),
        isTotal: code === 'grand_total',
      })),
    },
    facts: [
      { kind: 'facts', title: say('mail.delivery'), lines: deliveryLines(store, order) },
      {
        kind: 'facts',
        title: say('mail.payment', order.payment_title),
        lines: instructions?.split('\n') ?? [say(order.status === 'paid' ? 'mail.paid' : 'mail.by-provider')],
      },
      order.pickup_point
        ? { kind: 'facts', title: say('mail.pickup'), lines: pointLines(order.pickup_point, store) }
        : { kind: 'facts', title: say('mail.to'), lines: addressLines(order.shipping_address, store) },
      { kind: 'facts', title: say('mail.billing'), lines: addressLines(order.billing_address, store) },
    ],
    contract: [...guarantees, ...contractBlocks(shop, store)],
  }
}

/** When it comes, and what passes on the way. */
function deliveryLines(store: StoreView, order: OrderRow): string[] {
  const isAbroad = passesCustoms(store, order.shipping_address.country_id ?? store.country)
  return [order.shipping_title, arrival(store, order), isAbroad ? sayIn(store)('shipping.customs') : ''].filter(Boolean)
}

/** The day that was promised; empty in orders from before it was kept. */
function arrival(store: StoreView, { delivery_slot: slot, pickup_point: point, promised_on: day }: OrderRow): string {
  const say = sayIn(store)
  if (slot) return say('mail.slot', slot.label)
  return day === null ? '' : say(point ? 'mail.pickup-from' : 'mail.expected', writeDay(store, day))
}

function writeBlocks(shop: Shop, store: StoreView, { order, goods, sums, facts, contract }: Confirmed): (Block | null)[] {
  const say = sayIn(store)
  return [
    say('mail.thanks', order.number),
    button(say('mail.track'), orderLink(shop, store, 'orders/track', order.number)),
    { kind: 'goods', lines: goods },
    sums,
    ...facts,
    say('mail.withdrawal'),
    link(say('mail.withdraw-link'), orderLink(shop, store, 'withdrawal', order.number)),
    say('mail.keep'),
    ...contract,
  ]
}

function goodsLine({ name, image, qty, options, content, no_return_reason }: MailItem, store: StoreView, amount: string): GoodsLine {
  return {
    quantity: qty,
    name,
    details: options.map(({ label, value }) => `${label}: ${value}`),
    note: no_return_reason === null ? null : sayIn(store)('mail.no-withdrawal', sellerOf(store).exclusionLaw),
    players: playerGrid(content.players, sayIn(store)),
    amount,
    picture: image,
  }
}
