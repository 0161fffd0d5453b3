// Parcels: the operator records that they were sent and arrived; the shopper gets a mail for each.
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction, Tables } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { StoreView } from '../host/store-view.ts'
import { type GoodsRow, goodsLines } from '../mails/goods-lines.ts'
import { button, link } from '../mails/letter.ts'
import type { ItemRow, OrderRow } from '../shop/order-rows.ts'
import { isLost } from '../shop/orders.ts'
import { isPaidBeforeSending } from '../shop/payment-methods.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { takeInvoice } from './invoices.ts'
import { listItems, lockOrder, unsentOf, type ParcelRow } from './order-contents.ts'
import { orderLink } from './order-link.ts'
import { sendOrderMail } from './service-mail.ts'

type Carrier = Tables['parcel']['carrier']

const carriers: Record<Carrier, { name: string; track: (code: string) => string }> = {
  postnl: { name: 'PostNL', track: (code) => `https://jouw.postnl.nl/track-and-trace/${code}` },
  dhl: { name: 'DHL', track: (code) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${code}` },
  postnord: { name: 'PostNord', track: (code) => `https://tracking.postnord.com/?id=${code}` },
  royalmail: { name: 'Royal Mail', track: (code) => `https://www.royalmail.com/track-your-item#/tracking-results/${code}` },
}

/** Every carrier's code and name. */
export const carrierNames: readonly { code: Carrier; name: string }[] = [
  { code: 'postnl', name: carriers.postnl.name },
  { code: 'dhl', name: carriers.dhl.name },
  { code: 'postnord', name: carriers.postnord.name },
  { code: 'royalmail', name: carriers.royalmail.name },
]

/** The carrier of a parcel, and the address to follow it. */
export function carrierOf({ carrier, tracking_code }: Pick<ParcelRow, 'carrier' | 'tracking_code'>): { name: string; url: string } {
  const { name, track } = carriers[carrier]
  return { name, url: track(encodeURIComponent(tracking_code)) }
}

/** The carrier that a store's parcels usually go with. */
export function usualCarrier({ code }: StoreView): Carrier {
  const own: Record<StoreView['code'], Carrier> = { nl: 'postnl', be: 'postnl', en: 'royalmail', de: 'dhl', se: 'postnord' }
  return own[code]
}

/** The content of a parcel: pieces by line. */
export interface Packing {
  carrier: Carrier
  trackingCode: string
  pieces: ReadonlyMap<number, number>
}

/** A parcel whose sending or arrival is recorded. */
export interface Recorded {
  parcelId: number
  /** False if it was recorded before, so that this call had no effect. */
  isFirst: boolean
}

/** Records a sent parcel; a repeated tracking code is the same parcel. Throws if nothing or too much is packed. */
export async function sendParcel(shop: Shop, orderId: number, { carrier, trackingCode, pieces }: Packing): Promise<Recorded> {
  return transact(shop.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    const known = await trx
      .selectFrom('parcel')
      .select('id')
      .where('order_id', '=', order.id)
      .where('tracking_code', '=', trackingCode)
      .executeTakeFirst()
    if (known) return { parcelId: known.id, isFirst: false }
    const packed = (await listItems(trx, order.id)).flatMap((item) => {
      const quantity = pieces.get(item.id) ?? 0
      return quantity > 0 ? [{ item, quantity }] : []
    })
    const isTooMuch = packed.some(({ item, quantity }) => quantity > unsentOf(item))
    const why = packed.length === 0 ? 'parcel-empty' : isTooMuch ? 'parcel-too-much' : await holdsBack(trx, order)
    if (why) throw new ShopError(422, 'error.refused', { code: why })
    const parcel = await trx
      .insertInto('parcel')
      .values({ order_id: order.id, carrier, tracking_code: trackingCode, sent_at: shop.now() })
      .returningAll()
      .executeTakeFirstOrThrow()
    for (const { item, quantity } of packed) {
      await trx.insertInto('parcel_item').values({ parcel_id: parcel.id, order_item_id: item.id, qty: quantity }).execute()
      await trx
        .updateTable('order_item')
        .set({ sent_qty: sql`sent_qty + ${quantity}` })
        .where('id', '=', item.id)
        .execute()
    }
    await mailSent(trx, shop, order, parcel, packed)
    return { parcelId: parcel.id, isFirst: true }
  })
}

/** Why nothing of an order can be sent; null if it can. */
export type HeldBack = 'parcel-ended' | 'parcel-no-transfer' | 'parcel-unpaid' | null

/** Why nothing of an order can be sent now: it has ended, its transfer has not arrived, or the provider has not decided. */
export async function holdsBack(db: Database | DatabaseTransaction, order: OrderRow): Promise<HeldBack> {
  if (isLost(order.status)) return 'parcel-ended'
  if (order.status === 'pending' && isPaidBeforeSending(order.payment_code)) return 'parcel-no-transfer'
  return (await isBeingPaid(db, order)) ? 'parcel-unpaid' : null
}

/** Whether the provider has not decided yet: a sent parcel could not be recovered if the payment failed. */
async function isBeingPaid(db: Database | DatabaseTransaction, { id }: OrderRow): Promise<boolean> {
  const attempt = await db
    .selectFrom('payment_attempt')
    .select('id')
    .where('order_id', '=', id)
    .where('status', 'in', ['open', 'pending'])
    .executeTakeFirst()
  return attempt !== undefined
}

/** Records that a parcel arrived. */
export async function deliverParcel(shop: Shop, parcelId: number): Promise<Recorded> {
  return transact(shop.db, async (trx) => {
    const parcel = await trx
      .updateTable('parcel')
      .set({ delivered_at: shop.now() })
      .where('id', '=', parcelId)
      .where('delivered_at', 'is', null)
      .returning('order_id')
      .executeTakeFirst()
    if (!parcel) return { parcelId, isFirst: false }
    const order = await trx.selectFrom('shop_order').selectAll().where('id', '=', parcel.order_id).executeTakeFirstOrThrow()
    const packed = await packedIn(trx, parcelId)
    await sendOrderMail(trx, shop, order, (say, store) => ({
      kind: `parcel-delivered-${parcelId}`,
      subject: say('mail.parcel-delivered-subject', order.number),
      blocks: [
        say('mail.parcel-delivered', order.number),
        goodsLines(packed, say),
        say('mail.return-ask'),
        button(say('mail.return-link'), orderLink(shop, store, 'returns', order.number)),
        link(say('mail.withdraw-link'), orderLink(shop, store, 'withdrawal', order.number)),
      ],
    }))
    return { parcelId, isFirst: true }
  })
}

async function mailSent(
  trx: DatabaseTransaction,
  shop: Shop,
  order: OrderRow,
  parcel: Selectable<Tables['parcel']>,
  packed: readonly { item: ItemRow; quantity: number }[],
): Promise<void> {
  const { name, url } = carrierOf(parcel)
  const invoice = await takeInvoice(trx, shop, order)
  await sendOrderMail(trx, shop, order, (say, store) => ({
    kind: `parcel-sent-${parcel.id}`,
    subject: say('mail.parcel-sent-subject', order.number),
    blocks: [
      say('mail.parcel-sent', order.number, name),
      link(say('mail.parcel-number', parcel.tracking_code), url),
      button(say('mail.track'), orderLink(shop, store, 'orders/track', order.number)),
      goodsLines(packed, say),
      invoice && say('mail.invoice-attached'),
    ],
    papers: invoice ? [invoice] : [],
  }))
}

/** The content of a parcel. */
async function packedIn(trx: DatabaseTransaction, parcelId: number): Promise<{ item: GoodsRow; quantity: number }[]> {
  const rows = await trx
    .selectFrom('parcel_item')
    .innerJoin('order_item', 'order_item.id', 'parcel_item.order_item_id')
    .select(['order_item.name', 'order_item.image', 'order_item.options', 'order_item.content', 'parcel_item.qty as quantity'])
    .where('parcel_item.parcel_id', '=', parcelId)
    .orderBy('order_item.id')
    .execute()
  return rows.map(({ quantity, ...item }) => ({ item, quantity }))
}
