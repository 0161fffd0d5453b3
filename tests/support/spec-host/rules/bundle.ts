// A bundle: selections of its options, each with its own variant and options, at the bundle's discount.
import type { BundleOption, Product, Store } from '../goods.ts'
import type { Choice } from '../sales.ts'
import { find } from './catalog.ts'
import { entries, fields, numeric } from './read.ts'
import { Refusal } from './refusal.ts'
import { chooseSingle } from './single.ts'

interface Picked {
  option: BundleOption
  choice: Choice
  qty: number
  name: string
}

/** The variant of a selection: `selection_configurable_options` maps super attributes to options. */
const variantOf = (given: Record<string, unknown>): unknown[] =>
  entries(fields(given.extension_attributes).selection_configurable_options ?? given.selection_configurable_options).map((entry) => {
    const row = fields(entry)
    return { option_id: row.super_attribute_id ?? row.option_id, option_value: row.super_attribute_option_id ?? row.option_value }
  })

const pick = (store: Store, option: BundleOption, given: Record<string, unknown>, custom: unknown[]): Picked[] => {
  const wanted = entries(given.option_selections).map(numeric)
  const times = Number.isNaN(numeric(given.option_qty)) ? 1 : numeric(given.option_qty)
  if (times <= 0) throw new Refusal(400, 'The required options you selected are not available.')
  return wanted.map((id) => {
    const selection = option.selections.find((candidate) => candidate.selection_id === id)
    const product = selection && find(store, selection.sku)
    if (selection === undefined || product === undefined) throw new Refusal(400, 'The options you selected are not available.')
    const own = custom.filter((entry) => product.options?.some((known) => known.option_id === numeric(fields(entry).option_id)))
    const choice = chooseSingle(store, product, { configurable_item_options: variantOf(given), custom_options: own })
    return { option, choice, qty: selection.qty * times, name: product.name }
  })
}

/** The chosen bundle: every required option needs a selection, and each selection's price is reduced and rounded separately. */
export const chooseBundle = (store: Store, product: Product, extension: Record<string, unknown>): Choice => {
  const given = entries(extension.bundle_options).map(fields)
  const shared = entries(extension.custom_options)
  const picked = (product.bundle ?? []).flatMap((option) => {
    const rows = given.filter((candidate) => numeric(candidate.option_id) === option.option_id)
    const found = rows.flatMap((row) => pick(store, option, row, [...shared, ...entries(fields(row.extension_attributes).custom_options)]))
    if (option.type !== 'checkbox' && found.length > 1) throw new Refusal(400, 'The options you selected are not available.')
    if (option.required && found.length === 0) throw new Refusal(400, 'Please select all required options.')
    return found
  })
  if (picked.length === 0) throw new Refusal(400, 'Please specify product option(s).')
  const needs: Record<string, number> = {}
  for (const { choice, qty } of picked)
    for (const [sku, count] of Object.entries(choice.needs)) needs[sku] = (needs[sku] ?? 0) + count * qty
  const sum = (priceOf: (entry: Picked) => number) => picked.reduce((total, entry) => total + priceOf(entry) * entry.qty, 0)
  return {
    sku: [product.sku, ...picked.map(({ choice }) => choice.sku)].join('-'),
    needs,
    unit: () => sum(({ choice }) => Math.round(choice.unit(1) * (product.discount ?? 1))),
    regular: sum(({ choice }) => choice.regular),
    options: picked.flatMap(({ option, choice, qty, name }) => [{ label: option.title, value: `${qty} x ${name}` }, ...choice.options]),
    request: { bundle_options: extension.bundle_options, ...(shared.length > 0 ? { custom_options: shared } : {}) },
  }
}
