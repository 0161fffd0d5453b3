// The tracking of an order: its steps, its parcels, and whether it is late. It contains no addresses.
import type { StoreView } from '../host/store-view.ts'
import { storeById } from '../host/store-view.ts'
import type { Database } from '../database/tables.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { isLost } from '../shop/orders.ts'
import { isPaidBeforeSending } from '../shop/payment-methods.ts'
import type { Shop } from '../shop/shop.ts'
import type { Counted, ItemRow, ParcelRow } from './order-contents.ts'
import { boughtOf, isAllSent, listItems, listParcels } from './order-contents.ts'
import { carrierOf } from './parcels.ts'
import { sayIn } from './service-mail.ts'
import { dayIn } from './store-day.ts'

/** The codes of a status in the API. */
export type TrackStatus = 'open' | 'preparing' | 'partly-sent' | 'sent' | 'delivered' | 'canceled'

/** The answer of `POST api/orders/track`. */
export interface Tracking {
  order_number: string
  status: TrackStatus
  /** True if the promised day has passed and something that was bought has not arrived; days are the store's, such as `2026-11-22`. */
  is_delayed: boolean
  expected_on: string | null
  /** The pick-up point; null for home delivery. */
  pickup_point: { name: string; street: string; number: string; postcode: string; city: string } | null
  steps: { code: string; label: string; at: string | null; is_done: boolean }[]
  /** The first parcel's, for clients that support only one. */
  carrier: string | null
  track_url: string | null
  parcels: {
    id: number
    carrier: string
    tracking_code: string
    track_url: string
    sent_at: string
    delivered_at: string | null
    items: { name: string; qty: number; options: ItemRow['options'] }[]
  }[]
  items: { id: number; name: string; image: string | null; qty: number; options: { label: string; value: string }[]; qty_sent: number }[]
}

/** The tracking data of an order. */
export async function trackOrder(shop: Pick<Shop, 'now'> & { db: Database }, order: OrderRow): Promise<Tracking> {
  const store = storeById(order.store_id)
  const items = await listItems(shop.db, order.id)
  const parcels = await listParcels(shop.db, order.id)
  const status = trackStatusOf(order, items, parcels)
  // A transfer moves the day: it is promised anew once the money is here.
  const isAwaited = order.status === 'pending' && isPaidBeforeSending(order.payment_code)
  const expected = isAwaited ? null : expectedOn(order, items, parcels)
  const answers = parcels.map((parcel) => parcelAnswer(store, parcel, items))
  return {
    order_number: order.number,
    status,
    is_delayed: expected !== null && dayIn(store, shop.now()) > expected,
    expected_on: expected,
    pickup_point: order.pickup_point,
    steps: stepsOf(order, status, parcels),
    carrier: answers[0]?.carrier ?? null,
    track_url: answers[0]?.track_url ?? null,
    parcels: answers,
    items: items.map(({ id, name, image, qty, options, sent_qty }) => ({ id, name, image, qty, options, qty_sent: sent_qty })),
  }
}

/** The promised day, as long as something that was bought has not arrived. */
export function expectedOn(order: OrderRow, items: readonly ItemRow[], parcels: readonly ParcelRow[]): string | null {
  const bought = boughtOf(items, parcels)
  const status = trackStatusOf(order, bought.items, bought.parcels)
  return status === 'preparing' || status === 'partly-sent' || status === 'sent' ? order.promised_on : null
}

/** The status of the order's delivery. */
export function trackStatusOf(
  order: Pick<OrderRow, 'status'>,
  items: readonly Counted[],
  parcels: readonly Pick<ParcelRow, 'delivered_at'>[],
): TrackStatus {
  if (isLost(order.status)) return 'canceled'
  if (order.status === 'open') return 'open'
  // Where nothing was sent and nothing is left to send, all of it was withdrawn from.
  if (parcels.length === 0) return isAllSent(items) ? 'canceled' : 'preparing'
  if (!isAllSent(items)) return 'partly-sent'
  return parcels.every(({ delivered_at }) => delivered_at !== null) ? 'delivered' : 'sent'
}

function stepsOf(order: OrderRow, status: TrackStatus, parcels: readonly ParcelRow[]): Tracking['steps'] {
  const store = storeById(order.store_id)
  const say = sayIn(store)
  const isDelivered = status === 'delivered'
  const isSent = isDelivered || status === 'sent'
  const last = (moments: readonly (Date | null)[]) =>
    moments
      .flatMap((at) => (at ? dayIn(store, at) : []))
      .toSorted()
      .at(-1) ?? null
  const step = (code: 'ordered' | 'preparing' | 'sent' | 'delivered', isDone: boolean, at: string | null) => ({
    code,
    label: say(`track.${code}`),
    at: isDone ? at : null,
    is_done: isDone,
  })
  return [
    step('ordered', true, dayIn(store, order.created_at)),
    step('preparing', isSent || status === 'preparing' || status === 'partly-sent', null),
    step('sent', isSent, last(parcels.map(({ sent_at }) => sent_at))),
    step('delivered', isDelivered, last(parcels.map(({ delivered_at }) => delivered_at))),
  ]
}

/** A parcel as the API returns it. */
export function parcelAnswer(store: StoreView, parcel: ParcelRow, items: readonly ItemRow[]): Tracking['parcels'][number] {
  const { name, url } = carrierOf(parcel)
  return {
    id: parcel.id,
    carrier: name,
    tracking_code: parcel.tracking_code,
    track_url: url,
    sent_at: dayIn(store, parcel.sent_at),
    delivered_at: parcel.delivered_at && dayIn(store, parcel.delivered_at),
    items: parcel.items.map(({ itemId, quantity }) => {
      const item = items.find(({ id }) => id === itemId)
      return { name: item?.name ?? '', qty: quantity, options: item?.options ?? [] }
    }),
  }
}
