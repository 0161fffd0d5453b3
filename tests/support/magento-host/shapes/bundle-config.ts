// The configuration that Magento prints of a bundle with prices of its parts: options, selections and defaults.
import { byId, named } from '../data.ts'
import type { Product, Selection, Store } from '../goods.ts'
import type { Json } from '../json.ts'
import type { Shop } from '../shop.ts'
import { isSalable } from '../rules/stock.ts'
import { priceFormat, pricesJson } from './price-config.ts'

const selectionJson = (store: Store, optionId: number, { qty, canChangeQty }: Selection, part: Product): Json => {
  const { oldPrice, basePrice, finalPrice } = pricesJson(part)
  return {
    qty,
    customQty: canChangeQty ? '1' : '0',
    optionId: String(optionId),
    prices: { oldPrice, basePrice, finalPrice },
    priceType: '0',
    tierPrice: [],
    name: named(store, part.name),
    canApplyMsrp: false,
  }
}

const optionsJson = (shop: Shop, store: Store, product: Product): Json =>
  Object.fromEntries(
    (product.bundle ?? []).map(({ id, title, type, selections }, index) => {
      const shown = selections.flatMap((selection) => {
        const part = byId(selection.product)
        return part && isSalable(shop, part) ? [[String(selection.id), selectionJson(store, id, selection, part)] as const] : []
      })
      return [
        String(id),
        { selections: Object.fromEntries(shown), title: named(store, title), isMulti: type === 'checkbox', position: String(index + 1) },
      ]
    }),
  )

const selectedJson = (product: Product): Json =>
  Object.fromEntries(
    (product.bundle ?? []).flatMap(({ id, selections }) => {
      const chosen = selections.filter(({ isDefault }) => isDefault).map((selection) => String(selection.id))
      return chosen.length === 0 ? [] : [[String(id), chosen] as const]
    }),
  )

export const bundleConfig = (shop: Shop, store: Store, product: Product): Json => ({
  options: optionsJson(shop, store, product),
  selected: selectedJson(product),
  bundleId: String(product.id),
  priceFormat: priceFormat(store),
  prices: Object.fromEntries(['oldPrice', 'basePrice', 'finalPrice'].map((name) => [name, { amount: 0 }])),
  priceType: '0',
  isFixedPrice: false,
})
