// One order of a customer: its lines, its status, and the actions possible now.
import { paymentInstructions } from '../shop/payment-instructions.ts'
import { fillText } from '../shop/messages.ts'
import { toAmount } from '../shop/money.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { isLost } from '../shop/orders.ts'
import { openPaymentPage } from '../shop/payment-attempt.ts'
import { ProviderSilent } from '../shop/payment-provider.ts'
import { storeById, type StoreView } from '../host/store-view.ts'
import type { LastOrder } from '../shop/shapes.ts'
import type { Shop } from '../shop/shop.ts'
import { canCancel } from './cancel-order.ts'
import { hasInvoice } from './invoices.ts'
import type { OrderState } from './my-orders.ts'
import { stateOf } from './my-orders.ts'
import { listReturnsOf, type ListedReturn } from './my-returns.ts'
import { makeToken } from './order-link.ts'
import { isKept, listItems, listParcels, type ParcelRow } from './order-contents.ts'
import { findReturnable, nextEnd, type CaseKind } from './returnable.ts'
import { dayIn } from './store-day.ts'
import { expectedOn, parcelAnswer, type Tracking } from './track.ts'

/** The answer of `GET api/customer/orders/{number}`. */
export interface MyOrder {
  number: string
  created_at: string
  status: OrderState
  status_label: string
  email: string
  currency: string
  grand_total: number
  items: (Omit<LastOrder['items'][number], 'parent_sku' | 'manufacturer' | 'categories'> & {
    item_id: number
    is_free_gift: boolean
    is_exchange: boolean
  })[]
  totals: Pick<LastOrder['totals'], 'total_segments'>
  shipping_address: LastOrder['shipping_address']
  billing_address: LastOrder['billing_address']
  shipping_title: string
  delivery_slot: LastOrder['delivery_slot']
  payment_title: string
  payment: LastOrder['payment']
  expected_on: string | null
  parcels: Tracking['parcels']
  can_cancel: boolean
  can_reorder: boolean
  /** The address of an open payment. */
  pay_url: string | null
  invoice_url: string | null
  track_url: string | null
  /** What was sent back, or withdrawn from, newest first. */
  return_cases: ListedReturn[]
  /** With the last day, such as `2026-12-06`; null before the period begins. */
  returns: { url: string; until: string | null } | null
  withdrawal: { url: string; until: string | null } | null
  complaint: { url: string; until: string | null } | null
}

/** Describes the order. */
export async function describeMyOrder(shop: Shop, order: OrderRow): Promise<MyOrder> {
  const store = storeById(order.store_id)
  const items = await listItems(shop.db, order.id)
  const parcels = await listParcels(shop.db, order.id)
  const info = { store, order, items, parcels, now: shop.now() }
  const status = stateOf(order, items, parcels)
  const link = (path: string) => `/${store.code}/${path}?order=${order.number}#order=${makeToken(shop, store, order.number)}`
  const offer = (kind: CaseKind, path: string) => {
    const lines = findReturnable(info, kind)
    return lines.some(({ quantity }) => quantity > 0) ? { url: link(path), until: nextEnd(info, lines) } : null
  }
  const guarantee = guaranteeDay(store, parcels)
  const isInTime = guarantee === null || dayIn(store, shop.now()) <= guarantee
  const isComplainable = !isLost(order.status) && parcels.length > 0 && isInTime
  return {
    number: order.number,
    created_at: order.created_at.toISOString(),
    status,
    status_label: fillText(`order-state.${status}`, store.language),
    email: order.email,
    currency: order.currency,
    grand_total: toAmount(order.grand_total),
    items: items.map(
      ({ id, sku, product_id, name, qty, image, url, options, content, price_incl_tax, row_total_incl_tax, is_gift, replaces_id }) => ({
        item_id: id,
        sku,
        product_id,
        name,
        qty,
        image,
        url,
        options,
        ...content,
        price_incl_tax: toAmount(price_incl_tax),
        row_total_incl_tax: toAmount(row_total_incl_tax),
        is_free_gift: is_gift,
        is_exchange: replaces_id !== null,
      }),
    ),
    totals: { total_segments: [...order.segments, ...(await paidBackSegment(shop, store, order))] },
    shipping_address: order.shipping_address,
    billing_address: order.billing_address,
    shipping_title: order.shipping_title,
    delivery_slot: order.delivery_slot,
    payment_title: order.payment_title,
    payment: { title: order.payment_title, instructions: isKept(items) ? paymentInstructions(store, order) : null },
    expected_on: status === 'pending' ? null : expectedOn(order, items, parcels),
    parcels: parcels.map((parcel) => parcelAnswer(store, parcel, items)),
    can_cancel: canCancel(order, parcels.length),
    can_reorder: items.some(({ is_gift }) => !is_gift),
    pay_url: order.status === 'open' ? await openPaymentPage(shop, order.id).catch(unlessSilent) : null,
    invoice_url: hasInvoice(order) ? `/${store.code}/account/orders/${order.number}/invoice` : null,
    track_url: isLost(order.status) ? null : link('orders/track'),
    return_cases: await listReturnsOf(shop, store, order),
    returns: offer('return', 'returns'),
    withdrawal: offer('withdrawal', 'withdrawal'),
    complaint: isComplainable ? { url: link('complaint'), until: guarantee } : null,
  }
}

/** The last day of the legal guarantee, counted from the last delivery; null before it begins, and where it has no fixed end. */
function guaranteeDay(store: StoreView, parcels: readonly Pick<ParcelRow, 'delivered_at'>[]): string | null {
  const days = parcels.flatMap(({ delivered_at }) => (delivered_at ? [dayIn(store, delivered_at)] : []))
  const last = days.toSorted().at(-1)
  if (store.guaranteeYears === null || last === undefined || days.length < parcels.length) return null
  return `${Number(last.slice(0, 4)) + store.guaranteeYears}${last.slice(4)}`
}

function unlessSilent(error: unknown): null {
  if (error instanceof ProviderSilent) return null
  throw error
}

/** Refunds of returns and withdrawals are listed below the payments. */
async function paidBackSegment(shop: Shop, store: StoreView, { id }: OrderRow): Promise<LastOrder['totals']['total_segments']> {
  const { sum } = await shop.db
    .selectFrom('return_case')
    .select(({ fn }) => fn.sum<number | null>('refund').as('sum'))
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const cents = sum ?? 0
  return cents === 0
    ? []
    : [
        {
          code: 'refund',
          title: fillText('totals.refund', store.language),
          value: -toAmount(cents),
          area: 'footer',
          extension_attributes: {},
        },
      ]
}
