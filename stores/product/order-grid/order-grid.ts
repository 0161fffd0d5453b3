// An order of one product in several sizes: what is entered in its grid, what it costs, and what is wrong with it.
import type { ReadableAtom } from 'nanostores'
import { cellsOf, type OrderGrid, orderGridOf } from '#shared/product/rules/order-grid.ts'
import { type OrderTotals, orderTotals, piecesIn, type Quantities, type TierCount } from '#shared/product/rules/order-totals.ts'
import { placeBlock, readBlock } from '#shared/product/rules/quantity-block.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import type { Product } from '#shared/product/wire/product.ts'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { onReset } from '#stores/kit/reset.ts'
import { lineChoices } from '#stores/product/options-model.ts'
import { productStore } from '#stores/product/product.ts'
import { type CellFaults, faultsOf } from './faults.ts'
import { $orders, changeOrder, orderNow, orderOf, type Outcome, type Progress, restoreOrder } from './state.ts'

/** The order of one product. */
export interface OrderGridStore {
  /** Null while the product is unknown, and where it has no sizes to order at once. */
  $grid: ReadableAtom<OrderGrid | null>
  $quantities: ReadableAtom<Quantities>
  $faults: ReadableAtom<CellFaults>
  /** How far the sending is; null unless it runs. */
  $progress: ReadableAtom<Progress>
  /** The result of the last press; null after a change. */
  $outcome: ReadableAtom<Outcome | null>
  $canUndo: ReadableAtom<boolean>
  /** The sums; null while the product is unknown. */
  totals: (count: TierCount) => ReadableAtom<OrderTotals | null>
  /** Sets the number of pieces of a cell; a text is what was typed and is no number. */
  change: (key: string, typed: number | string) => void
  /** Adds one piece to a cell or takes one away, within its limits; returns the new number, or null where nothing changes. */
  step: (key: string, by: 1 | -1) => number | null
  /**
   * Fills in a block of numbers from the given cell on. Returns what found no place; null where the text is no block. `thousands` is the sign
   * between groups of digits in the shopper's language.
   */
  paste: (text: string, key: string, thousands: string) => { filled: number; refused: readonly string[] } | null
  clear: () => void
  /** Restores the quantities before the last paste or clearing. */
  undo: () => void
  /** Restores what this tab has kept. */
  restore: () => void
}

const stores = new Map<number, OrderGridStore>()
onReset(() => stores.clear())

/** Returns the store of a product's order; the same object for the same id. */
export function orderGridStore(id: number): OrderGridStore {
  const store = stores.get(id) ?? createStore(id)
  stores.set(id, store)
  return store
}

function createStore(id: number): OrderGridStore {
  const $product = derived([productStore(id).$product], valueOf)
  const $state = derived([$orders], (orders) => orderOf(orders, id))
  const $grid = derived([$product], (product) => product && orderGridOf(product))
  const $quantities = derived([$state], ({ quantities }) => quantities)
  const sums = (count: TierCount) =>
    derived([$product, $grid, $quantities], (product, grid, quantities) =>
      product && grid ? orderTotals(grid, quantities, product.tiers, count) : null,
    )
  const totals = { each: sums('each'), together: sums('together') }
  const isBusy = () => orderNow(id).progress !== null
  /** Replaces many numbers at once, with a way back. */
  const replace = (quantities: Quantities) =>
    changeOrder(id, { quantities, before: orderNow(id).quantities, mistyped: {}, refusals: {}, outcome: null })
  const change = (key: string, typed: number | string) => {
    if (isBusy()) return
    const { quantities, mistyped, refusals } = orderNow(id)
    const { [key]: _, ...others } = refusals
    const { [key]: __, ...right } = mistyped
    const isNumber = typeof typed === 'number'
    changeOrder(id, {
      quantities: { ...quantities, [key]: isNumber ? typed : 0 },
      mistyped: isNumber ? right : { ...right, [key]: typed },
      ...{ refusals: others, outcome: null, before: null },
    })
  }
  return {
    $grid,
    $quantities,
    $faults: derived([$grid, $state], (grid, state) => (grid ? faultsOf(grid, state) : {})),
    $progress: derived([$state], ({ progress }) => progress),
    $outcome: derived([$state], ({ outcome }) => outcome),
    $canUndo: derived([$state], ({ before, progress }) => before !== null && progress === null),
    totals: (count) => totals[count],
    change,
    step: (key, by) => {
      const grid = $grid.get()
      const cell = grid && cellsOf(grid).find((one) => one.key === key)
      if (!cell || isBusy()) return null
      const { min, max } = cell.limits
      const now = piecesIn(orderNow(id).quantities, key)
      // Below the minimum there is nothing but none.
      const next = by > 0 ? Math.max(min, now + 1) : now <= min ? 0 : now - 1
      if (next === now || (by > 0 && max !== null && next > max)) return null
      change(key, next)
      return next
    },
    paste: (text, key, thousands) => {
      const grid = $grid.get()
      const block = readBlock(text)
      if (!grid || !block || isBusy()) return null
      const { quantities, refused } = placeBlock(grid, block, key, thousands)
      const filled = Object.keys(quantities).length
      if (filled > 0) replace({ ...orderNow(id).quantities, ...quantities })
      return { filled, refused }
    },
    clear: () => {
      if (!isBusy()) replace({})
    },
    undo: () => {
      const { before } = orderNow(id)
      if (before) changeOrder(id, { quantities: before, before: null, mistyped: {}, refusals: {}, outcome: null })
    },
    restore: () => restoreOrder(id),
  }
}

/** A cell as a line of the cart, with the sku by which the cart names it. */
export interface OrderLine {
  key: string
  sku: string
  line: NewLine
}

/** The lines of an order, in the order of the grid. */
export function orderLines(product: Product, grid: OrderGrid, quantities: Quantities): OrderLine[] {
  return cellsOf(grid).flatMap(({ key, choices, variant }) => {
    const quantity = piecesIn(quantities, key)
    return quantity > 0
      ? [{ key, sku: variant.sku, line: { sku: product.sku, quantity, choices: lineChoices(product.attributes, choices) } }]
      : []
  })
}
