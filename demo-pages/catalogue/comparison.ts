// Compares products: the value of each for every attribute that at least one of them has.
import { sql } from 'kysely'
import type { Comparison } from './shapes.ts'
import { getDictionary } from './dictionary.ts'
import type { Dictionary } from './dictionary.ts'
import { getItems } from './items.ts'
import type { Database } from './tables.ts'
import { isId } from './view.ts'
import type { CatalogueView } from './view.ts'

interface ComparisonRow {
  id: number
  option_ids: number[]
  specification: { label: string; value: string }[]
}

/** The table of these products, in their order; ids that are not sold in the store are left out. */
export async function getComparison(db: Database, view: CatalogueView, productIds: readonly number[]): Promise<Comparison> {
  const ids = productIds.filter(isId)
  if (ids.length === 0) return { attributes: [], products: [] }
  const [items, dictionary, { rows }] = await Promise.all([
    getItems(db, view, ids),
    getDictionary(db),
    sql<ComparisonRow>`
      select p.id, p.option_ids, t.specification
      from product p
      join product_text t on t.product_id = p.id and t.language = ${view.language}
      where p.id = any(${sql.val(ids)}::int[])`.execute(db),
  ])
  const labels = new Map<string, string>()
  const products = items.map((item) => {
    const row = rows.find(({ id }) => id === item.product_id)
    // Product codes always differ and say nothing about the goods.
    const entries = row ? infoOf(row, dictionary, view).filter(({ value }) => value !== item.sku) : []
    for (const { code, label } of entries) labels.set(code, label)
    return { ...item, values: Object.fromEntries(entries.map(({ code, value }) => [code, value])) }
  })
  return {
    attributes: Array.from(labels, ([code, label]) => ({ code, label })),
    products: products.map(({ values, ...item }) => ({
      ...item,
      values: Object.fromEntries(Array.from(labels.keys(), (code) => [code, values[code] ?? null])),
    })),
  }
}

interface Fact {
  code: string
  label: string
  value: string
}

/** Attributes first, then the other entries of the specification. */
function infoOf({ option_ids, specification }: ComparisonRow, { attributes }: Dictionary, view: CatalogueView): Fact[] {
  const { language } = view
  const own = attributes.flatMap(({ code, label, options }): Fact[] => {
    const values = options.filter(({ id }) => option_ids.includes(id)).map((option) => option.label[language])
    return values.length > 0 ? [{ code, label: label[language], value: values.join(', ') }] : []
  })
  const known = new Set(own.map(({ label }) => label))
  const written = specification
    .filter(({ label }) => !known.has(label))
    .map(({ label, value }): Fact => ({ code: `fact-${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`, label, value }))
  return [...own, ...written]
}
