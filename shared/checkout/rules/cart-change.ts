// What has changed in a cart since somebody looked at it: lines and sums.
import type { CartLine } from '#shared/cart/wire/cart.ts'

/** A cart as it stood on the screen. */
export interface SeenCart {
  /** The grand total; null while it is not known. */
  total: number | null
  lines: readonly CartLine[]
}

/** One thing that is not as it was; `name` is the product with its options. */
export type LineChange =
  | { kind: 'gone'; name: string }
  | { kind: 'new'; name: string; quantity: number }
  | { kind: 'quantity'; name: string; before: number; now: number }
  | { kind: 'price'; name: string; before: number; now: number }

/** All that is not as it was. */
export interface CartChange {
  /** Null where the sum is the same. */
  total: { before: number; now: number } | null
  lines: readonly LineChange[]
}

/** What changed between two looks at a cart; null where a person sees no difference. */
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
