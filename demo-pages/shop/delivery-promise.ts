// What an order promises about its delivery: one day, which mails, pages and the operator read, with the slot or pick-up point that it belongs to.
import type { DatabaseTransaction } from '../database/tables.ts'
import { storeById, type StoreView } from '../host/store-view.ts'
import { arrivalDay } from './abroad.ts'
import { listSlots } from './delivery-slots.ts'
import type { OrderRow } from './order-rows.ts'
import { toKept } from './pickup/kept-point.ts'
import type { Point } from './pickup/points.ts'
import type { DeliverySlot } from './shapes.ts'

/** The columns of an order that hold its promise. */
export type Promised = Pick<OrderRow, 'promised_on' | 'delivery_slot' | 'pickup_point'>

/** What is to be delivered where. */
interface Delivery {
  /** The working days before it can be sent. */
  leadDays: number
  country: string | null
  slot: DeliverySlot | null
  point: Point | null
}

/** The promise of an order that is placed now. */
export function promiseOf(store: StoreView, { leadDays, country, slot, point }: Delivery, now: Date): Promised {
  const day = arrivalDay(store, leadDays, country ?? store.country, now)
  return { promised_on: slot?.date ?? day, delivery_slot: slot, pickup_point: point && toKept(point, day) }
}

/**
 * Promises the delivery of an order anew, since nothing of it was prepared until now: it had ended, or waited for its money. The slot stays
 * while it is offered; after that it is the same hours of the first day on offer.
 */
export async function promiseAnew(trx: DatabaseTransaction, order: OrderRow, now: Date): Promise<OrderRow> {
  const store = storeById(order.store_id)
  const { delivery_slot: slot, pickup_point: point, lead_days: days } = order
  const day = arrivalDay(store, days, order.shipping_address.country_id ?? store.country, now)
  const offered = slot === null ? [] : listSlots(store, days, now)
  const next = slot && (offered.find(({ id }) => id === slot.id) ?? offered.find(({ from }) => from === slot.from) ?? null)
  return trx
    .updateTable('shop_order')
    .set({
      promised_on: next?.date ?? day,
      delivery_slot: next && JSON.stringify(next),
      pickup_point: point && JSON.stringify({ ...point, expected_on: day }),
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
