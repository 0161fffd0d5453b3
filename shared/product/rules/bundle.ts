// A bundle with options: the choices, the price, and the availability.
import { roundMoney } from '#shared/domain/money.ts'
import { quantityFault, type QuantityLimits } from '#shared/domain/quantity.ts'
import type { BundleOption, BundleSelection } from '#shared/product/wire/bundle.ts'
import type { Attribute } from '#shared/product/wire/variant.ts'
import { activeMatches, type Choice, withChoice } from './configurable.ts'
import { choiceProblems, missingProblems, stockOfPart, variantOf } from './part.ts'
import type { ProductProblem } from './product-problem.ts'
import type { BundlePick } from './picks.ts'

/** A pick with its option and selection. */
export interface PickedPart {
  option: BundleOption
  selection: BundleSelection
  pick: BundlePick
}

/** Whether an option takes only one selection. */
export const isSingle = ({ type }: Pick<BundleOption, 'type'>) => type === 'radio' || type === 'select'

/** The shop's defaults, if they are available. For an option with one selection, the first default. */
export function proposedPicks(options: readonly BundleOption[]): BundlePick[] {
  return options.flatMap((option) => {
    const proposed = option.selections.filter(({ isDefault, isInStock }) => isDefault && isInStock)
    return (isSingle(option) ? proposed.slice(0, 1) : proposed).map((selection) => pickOf(option, selection))
  })
}

const pickOf = (option: BundleOption, { id, quantity }: BundleSelection): BundlePick => ({
  optionId: option.id,
  selectionId: id,
  quantity: Math.max(1, quantity),
  choices: [],
})

const find = (options: readonly BundleOption[], optionId: number, selectionId: number) => {
  const option = options.find(({ id }) => id === optionId)
  const selection = option?.selections.find(({ id }) => id === selectionId)
  return option && selection ? { option, selection } : null
}

const isPick = (pick: BundlePick, optionId: number, selectionId: number) => pick.optionId === optionId && pick.selectionId === selectionId

/**
 * Adds a selection: it replaces the previous one of a single option, and joins those of any other. An unknown selection changes nothing.
 */
export function withPick(
  options: readonly BundleOption[],
  picks: readonly BundlePick[],
  optionId: number,
  selectionId: number,
): readonly BundlePick[] {
  const found = find(options, optionId, selectionId)
  if (!found || picks.some((pick) => isPick(pick, optionId, selectionId))) return picks
  const others = isSingle(found.option) ? withoutOption(picks, optionId) : picks
  return [...others, pickOf(found.option, found.selection)]
}

/** Removes a selection. */
export function withoutPick(picks: readonly BundlePick[], optionId: number, selectionId: number): readonly BundlePick[] {
  return picks.filter((pick) => !isPick(pick, optionId, selectionId))
}

/** Removes all selections of an option: its select is at "none" again. */
export function withoutOption(picks: readonly BundlePick[], optionId: number): readonly BundlePick[] {
  return picks.filter((pick) => pick.optionId !== optionId)
}

/** Sets the quantity of a selection, where the shop allows that; null for text that is not a quantity. */
export function withPickQuantity(
  options: readonly BundleOption[],
  picks: readonly BundlePick[],
  { optionId, selectionId }: Pick<BundlePick, 'optionId' | 'selectionId'>,
  quantity: number | null,
): readonly BundlePick[] {
  const found = find(options, optionId, selectionId)
  if (!found?.selection.canChangeQuantity) return picks
  const isMistyped = quantity === null || !Number.isSafeInteger(quantity) || quantity < 1
  const wanted = isMistyped ? { isMistyped } : { quantity, isMistyped }
  return picks.map((pick) => (isPick(pick, optionId, selectionId) ? { ...pick, ...wanted } : pick))
}

/** Chooses a size or colour of a selection; choices of later attributes are cleared. */
export function withPickChoice(
  options: readonly BundleOption[],
  picks: readonly BundlePick[],
  { optionId, selectionId }: Pick<BundlePick, 'optionId' | 'selectionId'>,
  choice: Choice,
): readonly BundlePick[] {
  const found = find(options, optionId, selectionId)
  if (!found) return picks
  const { attributes } = found.selection
  return picks.map((pick) =>
    isPick(pick, optionId, selectionId) ? { ...pick, choices: withChoice(attributes, pick.choices, choice) } : pick,
  )
}

/** Picks with their option and selection, in the order of the options; a pick without either is dropped. */
export function pickedParts(options: readonly BundleOption[], picks: readonly BundlePick[]): PickedPart[] {
  return options.flatMap((option) =>
    option.selections.flatMap((selection) => {
      const pick = picks.find((one) => isPick(one, option.id, selection.id))
      return pick ? [{ option, selection, pick }] : []
    }),
  )
}

/** The price of one item of a part inside the bundle; null if unknown. */
export function partPrice(selection: BundleSelection, choices: readonly Choice[]): number | null {
  return variantOf(selection, choices)?.partPrice ?? selection.price
}

/** The price of one bundle; null where that of any part is unknown. */
export function bundlePrice(parts: readonly PickedPart[]): number | null {
  return parts.reduce<number | null>((sum, { selection, pick }) => {
    const price = partPrice(selection, pick.choices)
    return sum === null || price === null ? null : roundMoney(sum + roundMoney(price) * pick.quantity)
  }, 0)
}

/** What one bundle costs less than its parts alone; 0 where it does not, and where a price is unknown. */
export function bundleSaving(parts: readonly PickedPart[]): number {
  const alone = parts.reduce<number | null>((sum, { selection, pick }) => {
    const { final = null, regular = null } = variantOf(selection, pick.choices)?.price ?? {}
    const price = final ?? regular ?? selection.alonePrice
    return sum === null || price === null ? null : sum + price * pick.quantity
  }, 0)
  const together = bundlePrice(parts)
  return alone === null || together === null ? 0 : Math.max(0, roundMoney(alone - together))
}

/** The lowest possible price of one item of a part, given the current choices. */
function leastPrice(selection: BundleSelection, choices: readonly Choice[]): number | null {
  const there = activeMatches(selection.variants, choices).filter(({ stock }) => stock !== 0)
  if (selection.attributes.length === 0 || there.length === 0) return selection.price
  return least(there.map((variant) => variant.partPrice ?? selection.price))
}

const least = (prices: readonly (number | null)[]): number | null => {
  const known = prices.filter((price) => price !== null)
  return known.length > 0 ? Math.min(...known) : null
}

/** The lowest possible price of an option; null if unknown. Sold-out selections count only where there is no other. */
function leastOfOption({ selections }: BundleOption): number | null {
  const there = selections.filter(({ isInStock }) => isInStock)
  return least(
    (there.length > 0 ? there : selections).map((selection) => {
      const price = leastPrice(selection, [])
      const pieces = selection.canChangeQuantity ? Math.max(1, selection.minQuantity ?? 1) : Math.max(1, selection.quantity)
      return price === null ? null : roundMoney(roundMoney(price) * pieces)
    }),
  )
}

/**
 * The price of the cheapest bundle with the current picks: required options add their cheapest selection, and something has to be picked.
 */
export function leastBundlePrice(options: readonly BundleOption[], picks: readonly BundlePick[]): number | null {
  const parts = pickedParts(options, picks)
  const open = options.filter((option) => option.isRequired && !parts.some((part) => part.option === option))
  if (parts.length === 0 && open.length === 0) return least(options.map(leastOfOption))
  const prices = [
    ...parts.map(({ selection, pick }) => {
      const price = leastPrice(selection, pick.choices)
      return price === null ? null : roundMoney(price) * pick.quantity
    }),
    ...open.map(leastOfOption),
  ]
  return prices.reduce((sum, price) => (sum === null || price === null ? null : roundMoney(sum + price)), 0)
}

/** The quantity limits of a part in one bundle, from the shop's rules and the stock. */
export function pickLimits({ selection, pick }: PickedPart, bundles: number): QuantityLimits {
  if (!selection.canChangeQuantity) return { min: pick.quantity, max: pick.quantity }
  const stock = stockOfPart(selection, pick.choices)
  const tops = [selection.maxQuantity, stock === null ? null : Math.floor(stock / Math.max(1, bundles))].filter((top) => top !== null)
  return { min: Math.max(1, selection.minQuantity ?? 1), max: tops.length > 0 ? Math.min(...tops) : null }
}

/** The number of bundles in stock for the current picks; null if unknown. Two picks of one product share its stock. */
export function bundleStock(parts: readonly PickedPart[]): number | null {
  const needs = new Map<number, { stock: number; pieces: number }>()
  for (const { selection, pick } of parts) {
    const stock = stockOfPart(selection, pick.choices)
    const id = variantOf(selection, pick.choices)?.productId ?? selection.productId
    if (stock !== null) needs.set(id, { stock, pieces: (needs.get(id)?.pieces ?? 0) + pick.quantity })
  }
  if (needs.size === 0) return null
  return Math.min(...[...needs.values()].map(({ stock, pieces }) => Math.floor(stock / pieces)))
}

/** The field at which an option, a part or a part's attribute shows its error. */
export const bundleField = (optionId: number, selectionId?: number, attribute?: Attribute) =>
  ['bundle', optionId, selectionId, attribute && (attribute.id ?? attribute.code)].filter((step) => step !== undefined).join('.')

/** The problems that prevent buying this number of bundles: required options, choices of parts, and stock. */
export function bundleProblems(
  options: readonly BundleOption[],
  picks: readonly BundlePick[],
  bundles: number,
  isAsked: (attribute: Attribute) => boolean = () => true,
): ProductProblem[] {
  const parts = pickedParts(options, picks)
  const problems = options.flatMap((option): ProductProblem[] => {
    const own = parts.filter((part) => part.option === option)
    if (own.length === 0) {
      return option.isRequired ? [{ code: 'bundle.option-missing', field: bundleField(option.id), values: { label: option.title } }] : []
    }
    return own.flatMap((part) => partProblems(part, isAsked))
  })
  if (problems.length > 0) return problems
  if (parts.length === 0) return [{ code: 'bundle.nothing-chosen', field: 'bundle' }]
  const stock = bundleStock(parts)
  return stock !== null && stock < bundles ? [{ code: 'product.quantity-exceeds-stock', field: 'qty' }] : []
}

function partProblems(part: PickedPart, isAsked: (attribute: Attribute) => boolean): ProductProblem[] {
  const { option, selection, pick } = part
  const field = bundleField(option.id, selection.id)
  const fieldOf = (attribute: Attribute) => bundleField(option.id, selection.id, attribute)
  // Where attributes are chosen elsewhere, such as the sizes of players, availability is checked there.
  const problems = selection.attributes.every(isAsked)
    ? choiceProblems(selection, pick.choices, fieldOf)
    : missingProblems(selection.attributes.filter(isAsked), pick.choices, fieldOf)
  if (problems.length > 0) return problems
  if (pick.isMistyped) return [{ code: 'product.quantity-invalid', field }]
  const stock = stockOfPart(selection, pick.choices)
  if (stock === 0) return [{ code: 'product.out-of-stock', field }]
  if (stock !== null && pick.quantity > stock) return [{ code: 'product.quantity-exceeds-stock', field }]
  const fault = selection.canChangeQuantity ? quantityFault(pick.quantity, pickLimits(part, 1)) : null
  if (!fault) return []
  return [{ code: fault === 'too-many' ? 'product.quantity-exceeds-stock' : 'product.quantity-invalid', field }]
}
