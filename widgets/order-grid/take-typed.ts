// Takes the numbers that were typed into the host's own form before the grid stood in its place.
import { readQuantity } from '#shared/domain/quantity.ts'
import { cellsOf, type OrderGrid } from '#shared/product/rules/order-grid.ts'
import type { OrderGridStore } from '#stores/product/order-grid/order-grid.ts'

/** Enters them by the product codes in the names of the fields, `pieces[SHIRT-RED-M]`. What the host has printed in a field is not typed. */
export function takeTyped(replaced: readonly Node[], grid: OrderGrid, { change }: OrderGridStore): void {
  const keys = new Map(cellsOf(grid).map(({ key, variant }) => [`pieces[${variant.sku}]`, key]))
  const fields = replaced.flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('input')] : []))
  for (const field of fields) {
    if (!(field instanceof HTMLInputElement) || field.value === field.defaultValue) continue
    const key = keys.get(field.name)
    if (key !== undefined) change(key, field.value.trim() === '' ? 0 : (readQuantity(field.value) ?? field.value))
  }
}
