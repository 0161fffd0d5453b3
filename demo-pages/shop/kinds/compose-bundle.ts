// Resolves a bundle: the chosen parts, whether they are allowed, and their prices in the bundle.
import { times } from '#demo-pages/database/seed/prices.ts'
import type { Bundle, BundleOption, BundleSelection } from './bundles.ts'
import { checkPrints } from './check-prints.ts'
import type { Fault } from './fault.ts'
import { findVariant } from './find-variant.ts'
import type { Goods, KindProduct } from './kind-product.ts'
import type { BundleEntry, LineChoice } from './item-request.ts'
import type { LineContent } from './line-content.ts'

/** An entry with the option and selection that it names. */
export interface TakenPart {
  option: BundleOption
  selection: BundleSelection
  product: KindProduct
  entry: BundleEntry
  count: number
}

/** Resolves the entries; those with an unknown option or selection are errors. */
export function takeParts(
  goods: Goods,
  bundle: Bundle,
  entries: readonly BundleEntry[],
  path: string,
): { taken: TakenPart[]; faults: Fault[] } {
  const faults: Fault[] = []
  const taken: TakenPart[] = []
  const fault = (at: string, sentence: Fault['sentence'], ...parameters: (string | number)[]) =>
    faults.push({ path: `${path}.bundle.${at}`, code: 'bundle', sentence, ...(parameters.length ? { parameters } : {}) })
  for (const entry of entries) {
    const option = bundle.options.find(({ id }) => id === entry.optionId)
    const selection = option?.selections.find(({ id }) => id === entry.selectionId)
    const product = selection && goods.products.get(selection.productId)
    if (!option) fault(`${entry.optionId}`, 'bundle.unknown')
    else if (!selection || !product) fault(`${option.id}`, 'bundle.unknown')
    else if (taken.some((one) => one.selection.id === selection.id)) fault(`${option.id}.${selection.id}`, 'bundle.one', option.title)
    else if (option.isSingle && taken.some((one) => one.option.id === option.id)) fault(`${option.id}`, 'bundle.one', option.title)
    else {
      const count = entry.qty ?? selection.qty
      const most = product.variants[0]?.maxQty ?? selection.qty
      if (!selection.canChangeQty && count !== selection.qty) fault(`${option.id}.${selection.id}`, 'cart.qty-fixed')
      else if (count < 1) fault(`${option.id}.${selection.id}`, 'cart.qty-invalid')
      else if (count > Math.max(most, selection.qty)) fault(`${option.id}.${selection.id}`, 'cart.qty-max', Math.max(most, selection.qty))
      taken.push({ option, selection, product, entry, count })
    }
  }
  for (const option of bundle.options) {
    if (option.isRequired && !entries.some(({ optionId }) => optionId === option.id)) fault(`${option.id}`, 'bundle.required', option.title)
  }
  if (!faults.length && !taken.length) faults.push({ path, code: 'bundle', sentence: 'bundle.nothing' })
  // In the bundle's own order, so that the same choices always result in the same line.
  const place = new Map(bundle.options.flatMap(({ selections }) => selections).map(({ id }, at) => [id, at]))
  taken.sort((a, b) => (place.get(a.selection.id) ?? 0) - (place.get(b.selection.id) ?? 0))
  return { taken, faults }
}

/** Composes one bundle of these choices. */
export function composeBundle(goods: Goods, bundle: Bundle, choice: LineChoice, path: string): LineContent {
  const { taken, faults } = takeParts(goods, bundle, choice.bundle, path)
  const content: LineContent = {
    pieces: [],
    extraCents: 0,
    parts: [],
    prints: [],
    players: [],
    choice: { bundle: [], prints: [], players: null },
    faults,
  }
  const printed = new Set<number>()
  for (const { option, selection, product, entry, count } of taken) {
    const at = `${path}.bundle.${option.id}.${selection.id}`
    const found = findVariant(product, entry.attributes, (id) => (id === null ? at : `${at}.${id}`), 'bundle')
    faults.push(...found.faults)
    const own = choice.prints.filter(({ productId }) => productId === product.id)
    const checked = checkPrints(product.groups, own, {
      productId: product.id,
      language: product.language,
      path: (id) => `${path}.personalisation.${product.id}.${id}`,
    })
    if (!printed.has(product.id)) {
      faults.push(...checked.faults)
      content.choice.prints.push(...checked.entries)
    }
    printed.add(product.id)
    content.choice.bundle.push({ optionId: option.id, selectionId: selection.id, qty: count, attributes: found.chosen })
    if (!found.variant) continue
    const cents = times(found.variant.priceCents, ...bundle.multipliers)
    const printCents = checked.prints.reduce((sum, print) => sum + print.cents, 0)
    content.pieces.push({ sellable: found.variant, count, path: at })
    content.parts.push({ optionTitle: option.title, sellable: found.variant, count, cents, prints: checked.prints })
    content.extraCents += (cents + printCents) * count
  }
  for (const { productId, optionId } of choice.prints) {
    if (!printed.has(productId)) {
      faults.push({ path: `${path}.personalisation.${productId}.${optionId}`, code: 'personalisation', sentence: 'print.unknown' })
    }
  }
  return content
}
