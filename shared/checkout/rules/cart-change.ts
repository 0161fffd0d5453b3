// Compares a cart with the version that the shopper saw: lines and totals.
import type { CartLine } from '#shared/cart/wire/cart.ts'

/** A cart as displayed. */
export interface SeenCart {
  /** The grand total; null while unknown. */
  total: number | null
  lines: readonly CartLine[]
}

/** A changed line; `name` is the product with its options. */
export type LineChange =
  | { kind: 'gone'; name: string }
  | { kind: 'new'; name: string; quantity: number }
  | { kind: 'quantity'; name: string; before: number; now: number }
  | { kind: 'price'; name: string; before: number; now: number }

/** All changes of a cart. */
export interface CartChange {
  /** Null where the total is the same. */
  total: { before: number; now: number } | null
  lines: readonly LineChange[]
}

/** The changes between two versions of a cart; null where a person sees no difference. */
export function cartChange(before: SeenCart, now: SeenCart): CartChange | null {
  const gone = before.lines.filter(({ id }) => !now.lines.some((line) => line.id === id))
  const lines = [
    ...gone.map((line): LineChange => ({ kind: 'gone', name: nameOf(line) })),
    ...now.lines.flatMap((line) =>
      lineChanges(
        before.lines.find(({ id }) => id === line.id),
        line,
      ),
    ),
  ]
  const total = before.total !== null && now.total !== null && before.total !== now.total ? { before: before.total, now: now.total } : null
  return total || lines.length > 0 ? { total, lines } : null
}

function lineChanges(before: CartLine | undefined, now: CartLine): LineChange[] {
  const name = nameOf(now)
  if (!before) return [{ kind: 'new', name, quantity: now.quantity }]
  const changes: LineChange[] = []
  if (before.quantity !== now.quantity) changes.push({ kind: 'quantity', name, before: before.quantity, now: now.quantity })
  const [old, price] = [before.unitPrice, now.unitPrice]
  if (old !== null && price !== null && old !== price) changes.push({ kind: 'price', name, before: old, now: price })
  return changes
}

function nameOf({ name, sku, options }: CartLine): string {
  return [name || sku, ...options.map(({ value }) => value)].join(', ')
}
