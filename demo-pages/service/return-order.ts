// Converts an order to the form of the returns screen, and parses the screen's request.
import * as v from 'valibot'
import type { StoreView } from '../host/store-view.ts'
import { storeById } from '../host/store-view.ts'
import { parse } from '../shop/cart-request.ts'
import { Id } from '../shop/ids.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { fillText } from '../shop/messages.ts'
import type { Shop } from '../shop/shop.ts'
import { listCases, type CaseRequest } from './cases.ts'
import { piecesIn } from './complaints.ts'
import { listItems, listParcels } from './order-contents.ts'
import type { CaseKind } from './returnable.ts'
import { findReturnable, nextEnd } from './returnable.ts'

const reasonCodes = ['too-small', 'too-large', 'different', 'wrong', 'faulty', 'mind', 'other'] as const

/** The order in the answer of `POST returns/fetch/order`. */
export interface ReturnOrder {
  id: number
  increment_id: string
  /** The parcel that the label belongs to. */
  active_shipment_id: number | null
  /** Whether a return is registered, so that there is a label. */
  has_return: boolean
  created_at: string
  /** The last day, such as `2026-12-06`; null before the period begins. */
  return_until: string | null
  items: {
    id: number
    sku: string
    name: string
    image: string | null
    qty_ordered: number
    qty_returnable: number
    no_return_reason: string | null
    options: { label: string; value: string }[]
    /** What a complaint can be about: the pieces of a set or kit, and the players of a team. */
    pieces: string[]
    players: { player_id: string; name: string; number: string }[]
  }[]
  reasons: { code: string; label: string }[]
}

/** The items of this order that can be returned. */
export async function describeOrder(shop: Shop, order: OrderRow, kind: CaseKind): Promise<ReturnOrder> {
  const store = storeById(order.store_id)
  const items = await listItems(shop.db, order.id)
  const parcels = await listParcels(shop.db, order.id)
  const cases = await listCases(shop.db, [order.id])
  const info = { store, order, items, parcels, now: shop.now() }
  const lines = findReturnable(info, kind)
  const delivered = parcels.filter(({ delivered_at }) => delivered_at !== null)
  return {
    id: order.id,
    increment_id: order.number,
    active_shipment_id: (delivered.at(-1) ?? parcels.at(-1))?.id ?? null,
    has_return: cases.some(({ status }) => status !== 'refused'),
    created_at: order.created_at.toISOString(),
    return_until: nextEnd(info, lines),
    items: lines.map(({ item, quantity, why }) => ({
      id: item.id,
      sku: item.sku,
      name: item.name,
      image: item.image,
      qty_ordered: item.qty,
      qty_returnable: quantity,
      no_return_reason: why ? fillText(why.sentence, store.language, ...why.parameters) : null,
      options: item.options,
      pieces: piecesIn(item),
      players: item.content.players.map(({ player_id, name, number }) => ({ player_id, name, number })),
    })),
    reasons: listReasons(store),
  }
}

function listReasons({ language }: StoreView): ReturnOrder['reasons'] {
  return reasonCodes.map((code) => ({ code, label: fillText(`reason.${code}`, language) }))
}

const Quantity = v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))]), 0)
const Wish = v.nullish(v.object({ sku: v.pipe(v.string(), v.maxLength(100)), wait: v.nullish(v.boolean(), false) }), null)
const Line = v.object({ item_id: Id, quantity: Quantity, reason_code: v.nullish(v.string()), exchange: Wish })
const Lines = v.object({ items: v.pipe(v.array(Line), v.maxLength(500)) })

/** The lines that are returned: with a whole quantity above 0 and, for a return, a known reason. The body contains all lines. */
export function parseLines(body: unknown, kind: CaseKind): CaseRequest['lines'][number][] {
  const { items } = parse(Lines, body)
  return items.flatMap(({ item_id, quantity, reason_code, exchange }) => {
    const reason = reasonCodes.find((code) => code === reason_code) ?? null
    const counts = Number.isInteger(quantity) && quantity > 0 && (kind === 'withdrawal' || reason !== null)
    return counts ? [{ itemId: item_id, quantity, reason, exchange: kind === 'return' ? exchange : null }] : []
  })
}
