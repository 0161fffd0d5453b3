// Checks whether a quantity of a line is allowed in the cart, together with lines that share its stock.
import type { CartLine } from './cart-lines.ts'
import type { Demand } from './kinds/demand.ts'
import { demandOf, shortParts, sizeOf } from './kinds/demand.ts'
import type { Fault } from './kinds/fault.ts'
import { stockOf } from './sellables.ts'

/** The error of a line's quantity; `path` is the prefix of its fields. */
export function checkLine(lines: readonly CartLine[], itemId: number, path: string): Fault[] {
  const line = lines.find((candidate) => candidate.itemId === itemId)
  if (!line) return [{ path, code: 'product', sentence: 'cart.unknown-product' }]
  const others: Demand = new Map()
  for (const other of lines) if (other !== line) demandOf(other.content.pieces, other.qty, others)
  const isWhole = line.content.parts.length > 0
  return isWhole ? [...limitFaults(line, path), ...partFaults(line, others, path)] : variantFaults(line, others, path)
}

function variantFaults(line: CartLine, others: Demand, path: string): Fault[] {
  const { sellable, qty } = line
  const stock = stockOf(sellable)
  const size = sizeOf(sellable)
  const field = { path: `${path}.qty`, code: 'stock' } as const
  if (stock <= 0 && size !== null) return [{ ...field, sentence: 'cart.out-of-stock-size', parameters: [size] }]
  if (stock <= 0) return [{ ...field, sentence: 'cart.out-of-stock' }]
  const limits = limitFaults(line, path)
  if (limits.length) return limits
  return qty + (others.get(sellable.sku) ?? 0) > stock ? [{ ...field, sentence: 'cart.too-many', parameters: [stock] }] : []
}

function limitFaults({ sellable: { minQty, maxQty }, qty, content }: CartLine, path: string): Fault[] {
  const field = { path: `${path}.qty`, code: 'qty' } as const
  // The same team once more is one line of two.
  if (qty > maxQty && content.players.length > 0) return [{ ...field, sentence: 'team.in-cart' }]
  if (qty < minQty) return [{ ...field, sentence: 'cart.qty-min', parameters: [minQty] }]
  if (qty > maxQty) return [{ ...field, sentence: 'cart.qty-max', parameters: [maxQty] }]
  return []
}

/** Errors of a line's parts have paths relative to the line; this adds the line's own path. */
function partFaults({ content, qty }: CartLine, others: Demand, path: string): Fault[] {
  return shortParts(content.pieces, qty, others).map((fault) => ({ ...fault, path: path + fault.path }))
}
