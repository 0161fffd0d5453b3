// What a shopper has entered in the grid of a product, and what has become of it. Kept in this tab until it is in the cart.
import type { Failure } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import type { Quantities } from '#shared/product/rules/order-totals.ts'
import { writable } from '#stores/kit/reset.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { forgetKept, type KeptOrder, type Pending, readKept, writeKept } from './kept.ts'

/** How far the sending is, in pieces; null unless it runs. */
export type Progress = { done: number; of: number } | null

/** The result of the last press. */
export interface Outcome {
  /** The pieces that went into the cart, and those that did not. */
  placed: number
  left: number
  /** Whether the cart could not be read after a lost answer, so that nobody knows of some pieces. */
  isUnknown: boolean
  /** Why the sending ended early; null where each cell has its own reason. */
  error: Failure | null
}

/** An order in several sizes. */
export interface OrderState extends KeptOrder {
  /** What was typed and is no number of pieces, by cell. */
  mistyped: Readonly<Record<string, string>>
  /** Why the server refused, by cell; cleared by a change of the cell. */
  refusals: Readonly<Record<string, Failure>>
  progress: Progress
  outcome: Outcome | null
  /** The quantities before the last paste or clearing, which `undo` restores. */
  before: Quantities | null
}

type Orders = Readonly<Record<number, OrderState>>

/** By product id. */
export const $orders = writable<Orders>({})

const untouched: OrderState = {
  ...{ id: '', quantities: {}, placed: {}, pending: null },
  ...{ mistyped: {}, refusals: {}, progress: null, outcome: null, before: null },
}

onLeave((leaving) => {
  if (leaving === 'expired') return
  forgetKept()
  $orders.set({})
})

/** The current order of a product. */
export const orderOf = (orders: Orders, productId: number): OrderState => orders[productId] ?? untouched

/** The same, as it is now. */
export const orderNow = (productId: number): OrderState => orderOf($orders.get(), productId)

/** Changes part of an order, and keeps it for a reload. */
export function changeOrder(productId: number, part: Partial<OrderState>): void {
  const next = { ...orderNow(productId), ...part }
  // The id tells the order from others: a copy of the tab has the same.
  const named = next.id === '' && hasPieces(next.quantities) ? { ...next, id: environment.randomId() } : next
  $orders.set({ ...$orders.get(), [productId]: named })
  if ('quantities' in part || 'pending' in part) writeKept(productId, named.pending || hasPieces(named.quantities) ? named : null)
}

/** Restores the order that this tab has kept, unless another has been begun. */
export function restoreOrder(productId: number): void {
  const { quantities, progress } = orderNow(productId)
  const kept = hasPieces(quantities) || progress ? null : readKept(productId)
  if (kept) $orders.set({ ...$orders.get(), [productId]: { ...untouched, ...kept } })
}

/** Pieces are in the cart, and no longer to be ordered; a negative number turns out not to be there. */
export function placePieces(productId: number, key: string, pieces: number): void {
  const { quantities, placed } = orderNow(productId)
  const { [key]: before = 0, ...others } = quantities
  const left = Math.max(0, before - pieces)
  changeOrder(productId, {
    quantities: left > 0 ? { ...others, [key]: left } : others,
    placed: { ...placed, [key]: Math.max(0, (placed[key] ?? 0) + pieces) },
  })
}

/** Notes the line that is on its way: after a reload nobody else knows of it. */
export const notePending = (productId: number, pending: Pending | null): void => changeOrder(productId, { pending })

/** Whether anything is entered. */
export const hasPieces = (quantities: Quantities): boolean => Object.entries(quantities).some(([, pieces]) => pieces > 0)
