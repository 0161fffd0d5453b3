// Arranges the variants of a product as a grid of quantities: sizes side by side, colours below each other.
import { quantityLimits, type QuantityLimits } from '#shared/domain/quantity.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { Attribute, AttributeOption, Variant } from '#shared/product/wire/variant.ts'
import type { Choice } from './configurable.ts'

/** One variant in the grid. */
export interface OrderCell {
  /** The ids of its options, such as `12-34`: unique in the grid. */
  key: string
  /** The label of its column. */
  column: string
  choices: readonly Choice[]
  variant: Variant
  limits: QuantityLimits
  isSoldOut: boolean
}

/** A row: a colour. The only row of a product with one attribute has neither label nor swatch. */
export interface OrderRow {
  key: string
  label: string
  swatch: string | null
  /** In the order of the columns; null where no such variant is sold. */
  cells: readonly (OrderCell | null)[]
}

/** Rows with the same option of a third attribute; the only group of a product with fewer has no label. */
export interface OrderGroup {
  key: string
  label: string
  rows: readonly OrderRow[]
}

/** The grid of a product. */
export interface OrderGrid {
  /** The attribute of the columns, and that of the rows; null where there is one row. */
  columnLabel: string
  rowLabel: string | null
  columns: readonly AttributeOption[]
  groups: readonly OrderGroup[]
}

/** Stands for an attribute that the product lacks. */
const alone: Pick<Attribute, 'code' | 'options'> = { code: '', options: [{ id: 0, label: '', swatch: null }] }

/**
 * The grid of a product; null where it cannot be ordered in one: it has no sizes, more than three attributes or fewer than two variants,
 * needs a name or a print, or is a kit for a team.
 */
export function orderGridOf(product: Product): OrderGrid | null {
  const { type, attributes, variants, isInStock, teamWear } = product
  if (type !== 'configurable' || attributes.length > 3 || !isInStock || teamWear || needsPrint(product)) return null
  const across = attributes.findLast(({ role }) => role === 'size') ?? attributes.findLast(({ role }) => role !== 'colour')
  if (!across) return null
  const others = attributes.filter((attribute) => attribute !== across)
  const [down, apart] = others.toReversed()
  const order = attributes.map(({ code }) => code)
  const sold = byChoices(variants, order)
  const cellOf = (column: AttributeOption, row: AttributeOption, group: AttributeOption): OrderCell | null => {
    const chosen = new Map([
      [across.code, column.id],
      [down?.code ?? '', row.id],
      [apart?.code ?? '', group.id],
    ])
    const choices = order.map((attributeCode) => ({ attributeCode, optionId: chosen.get(attributeCode) ?? 0 }))
    const key = choices.map(({ optionId }) => optionId).join('-')
    const variant = sold.get(key)
    if (!variant) return null
    const { minQuantity, maxQuantity } = product
    const limits = quantityLimits({ minQuantity, maxQuantity, stock: variant.stock })
    return { key, column: column.label, choices, variant, limits, isSoldOut: variant.stock !== null && variant.stock < 1 }
  }
  const columns = across.options.filter(({ id }) => variants.some(({ status, options }) => status === 1 && options[across.code] === id))
  const groups = (apart ?? alone).options.map((group): OrderGroup => {
    const rows = (down ?? alone).options.map((row): OrderRow => {
      const cells = columns.map((column) => cellOf(column, row, group))
      return { key: `${group.id}-${row.id}`, label: row.label, swatch: row.swatch, cells }
    })
    return { key: String(group.id), label: group.label, rows: rows.filter(({ cells }) => cells.some(Boolean)) }
  })
  const grid = {
    columnLabel: across.label,
    rowLabel: down?.label ?? null,
    columns,
    groups: groups.filter(({ rows }) => rows.length > 0),
  }
  return cellsOf(grid).length > 1 ? grid : null
}

/** All cells in the order of reading. */
export function cellsOf({ groups }: Pick<OrderGrid, 'groups'>): OrderCell[] {
  return groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null)))
}

/** All rows, those of the first group first. */
export function rowsOf({ groups }: Pick<OrderGrid, 'groups'>): OrderRow[] {
  return groups.flatMap(({ rows }) => rows)
}

/** Whether it cannot be bought without something that is printed or made on each piece. */
const needsPrint = ({ personalisation }: Product) => personalisation.some(({ options }) => options.some(({ isRequired }) => isRequired))

/** The sold variants by the ids of their options; without those that are not the only one with theirs, which nobody can choose. */
function byChoices(variants: readonly Variant[], codes: readonly string[]): Map<string, Variant> {
  const found = new Map<string, Variant>()
  const doubled = new Set<string>()
  for (const variant of variants) {
    if (variant.status !== 1 || !codes.every((code) => Object.hasOwn(variant.options, code))) continue
    const key = codes.map((code) => variant.options[code]).join('-')
    if (found.has(key)) doubled.add(key)
    found.set(key, variant)
  }
  for (const key of doubled) found.delete(key)
  return found
}
