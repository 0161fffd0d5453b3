// The texts of a cart's line: its name, its sku, and its choices.
import { attributesOf, byId, named } from '../data.ts'
import type { Store } from '../goods.ts'
import type { Line } from '../sales.ts'
import { priceIn, unitPrice } from './prices.ts'

/** A configurable product's line has the variant's sku, a bundle's the skus of all that was chosen. */
export const lineSku = (line: Line): string => {
  if (line.product.type === 'simple') return line.product.sku
  const parts = line.parts.map(({ product }) => product.sku)
  return line.product.type === 'bundle' ? [line.product.sku, ...parts].join('-') : (parts[0] ?? line.product.sku)
}

export const itemName = (store: Store, line: Line): string => named(store, line.product.name)

export interface OptionTexts {
  value: string
  label: string
}

/** Formats money as the store view does. */
export const money = (store: Store, cents: number): string =>
  new Intl.NumberFormat(store.locale.replace('_', '-'), { style: 'currency', currency: store.currency }).format(cents / 100)

/** The chosen options as text; those of a bundle have the price in a span, as Magento writes it. */
export const optionTexts = (store: Store, line: Line, country: string | null): OptionTexts[] => {
  if (line.product.type === 'configurable')
    return attributesOf(line.product).map(({ id, label, options }) => {
      const chosen = line.choice.configurable?.find(({ option_id }) => option_id === String(id))?.option_value
      const option = options.find((candidate) => candidate.id === chosen)
      return { value: option ? named(store, option.label) : '', label: named(store, label) }
    })
  return (line.choice.bundle ?? []).flatMap(({ option_id, option_qty, option_selections }) => {
    const option = line.product.bundle?.find(({ id }) => id === option_id)
    if (!option) return []
    const words = option_selections.flatMap((selected) => {
      const selection = option.selections.find(({ id }) => id === selected)
      const part = selection && byId(selection.product)
      if (!selection || !part) return []
      const qty = selection.canChangeQty ? option_qty : selection.qty
      return [`${qty} x ${named(store, part.name)} <span class="price">${money(store, priceIn(country, unitPrice(part), part.tax))}</span>`]
    })
    return [{ value: words.join('<br />'), label: named(store, option.title) }]
  })
}
