// Keeps orders in several sizes: in the tab until they are in the cart, and for all tabs what has been put there.
import * as v from 'valibot'
import { persisted } from '#stores/kit/persisted.ts'

const Pieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))
const ByCell = v.record(v.string(), Pieces)

/** A line that was sent and not answered yet, with the cart before it: without the answer, the cart says what became of it. */
const Pending = v.object({
  key: v.string(),
  quantity: Pieces,
  /** The sku by which the cart names the line, and the pieces of it that were there; null for none. */
  sku: v.string(),
  was: v.nullable(Pieces),
  /** All pieces that were in the cart. */
  total: v.pipe(v.number(), v.minValue(0)),
})
/** A line that is on its way, and what the cart had of it. */
export type Pending = v.InferOutput<typeof Pending>

const KeptOrder = v.object({
  /** Tells the order from others; a copy of the tab has the same. */
  id: v.string(),
  quantities: ByCell,
  /** What this tab knows to be in the cart of the same order. */
  placed: ByCell,
  pending: v.nullable(Pending),
})
/** The kept part of an order. */
export type KeptOrder = v.InferOutput<typeof KeptOrder>

const DAY = 24 * 60
/** The most orders kept at once, of products and of the list that all tabs share. */
const MOST = 20

const orders = persisted({ name: 'order-grid', area: 'session', schema: v.record(v.string(), KeptOrder), minutes: DAY })
/** By the order's id. A copied tab holds the same order and must not send again what the other has. */
const placings = persisted({ name: 'order-grid-placed', area: 'local', schema: v.record(v.string(), ByCell), minutes: DAY })

/** Forgets all orders of this tab. */
export const forgetKept = (): void => orders.forget()

/** The kept order of a product. */
export function readKept(productId: number): KeptOrder | null {
  const all = orders.get() ?? {}
  return Object.hasOwn(all, productId) ? (all[productId] ?? null) : null
}

/** Keeps the order of a product; null forgets it. */
export function writeKept(productId: number, order: KeptOrder | null): void {
  const others = Object.entries(orders.get() ?? {}).filter(([key]) => key !== String(productId))
  if (order) {
    const { id, quantities, placed, pending } = order
    others.push([String(productId), { id, quantities, placed, pending }])
  }
  if (others.length > 0) orders.set(Object.fromEntries(others.slice(-MOST)))
  else orders.forget()
}

/** What any tab has put into the cart of an order, by cell. */
export function placedOf(orderId: string): KeptOrder['placed'] {
  const all = placings.get() ?? {}
  return Object.hasOwn(all, orderId) ? (all[orderId] ?? {}) : {}
}

/** Notes for all tabs that pieces of an order are in the cart, or with a negative number that they are not. */
export function notePlaced(orderId: string, key: string, pieces: number): void {
  const own = placedOf(orderId)
  const others = Object.entries(placings.get() ?? {}).filter(([id]) => id !== orderId)
  placings.set(Object.fromEntries([...others, [orderId, { ...own, [key]: Math.max(0, (own[key] ?? 0) + pieces) }]].slice(-MOST)))
}
