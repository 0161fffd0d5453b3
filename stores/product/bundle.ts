// A bundle made of options: the picks, and the state derived from them.
import { type QuantityLimits, quantityLimits } from '#shared/domain/quantity.ts'
import {
  bundlePrice,
  bundleProblems,
  bundleSaving,
  bundleStock,
  leastBundlePrice,
  partPrice,
  type PickedPart,
  pickedParts,
  pickLimits,
  proposedPicks,
  withoutOption,
  withoutPick,
  withPick,
  withPickChoice,
  withPickQuantity,
} from '#shared/product/rules/bundle.ts'
import { picturesOfChoices } from '#shared/product/rules/choice-pictures.ts'
import { type AttributeState, attributeStates } from '#shared/product/rules/configurable.ts'
import type { BundlePick } from '#shared/product/rules/picks.ts'
import type { BundleOption, BundleSelection } from '#shared/product/wire/bundle.ts'
import type { LinePlayer, NewLine } from '#shared/product/wire/line-parts.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { Attribute } from '#shared/product/wire/variant.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { bundlePictures } from './bundle-pictures.ts'
import { deliveredTogether } from './chosen.ts'
import type { KindModel } from './models.ts'
import { choicesOf, lineChoices } from './options-model.ts'
import { $products, changeConfiguration, stateOf, type Configuration } from './state.ts'
import { withoutParts } from './team-roster/parts.ts'

/** The current picks: the shopper's, else the shop's defaults. */
export function picksOf({ bundleOptions }: Product, { bundle }: Pick<Configuration, 'bundle'>): readonly BundlePick[] {
  if (bundle) return bundle
  const picks = proposed.get(bundleOptions) ?? proposedPicks(bundleOptions)
  proposed.set(bundleOptions, picks)
  return picks
}

/** The shop's defaults by product, cached so that each stays the same object. */
const proposed = new WeakMap<readonly BundleOption[], readonly BundlePick[]>()

/** Whether an attribute is chosen once for the bundle: in a team's kit each player has her own sizes. */
export const isRequiredHere = ({ teamWear }: Product, { role }: Attribute) => teamWear === null || role !== 'size'

/** The model of a bundle. */
export const bundleModel: KindModel = {
  derive: (product, configuration) => {
    const { sku, bundleOptions: options, minQuantity, maxQuantity, teamWear } = product
    const picks = picksOf(product, configuration)
    const parts = pickedParts(options, picks)
    const quantity = teamWear ? 1 : configuration.quantity
    const problems = bundleProblems(options, picks, quantity, (attribute) => isRequiredHere(product, attribute))
    const isOpen = parts.length === 0 || problems.some(({ code }) => code === 'bundle.option-missing' || isMissing(code))
    const price = isOpen ? leastBundlePrice(options, picks) : bundlePrice(parts)
    const stock = bundleStock(parts)
    const items = parts.map(({ option, selection, pick }) => ({
      productId: selection.productId,
      sku: selection.sku,
      name: selection.name,
      quantity: pick.quantity,
      optionId: option.id,
      selectionId: selection.id,
      title: option.title,
      price: partPrice(selection, pick.choices),
      attributes: selection.attributes,
      variants: selection.variants,
      choices: pick.choices,
      personalisation: selection.personalisation,
      back: selection.back,
    }))
    return {
      variant: null,
      price: { regular: price, final: null, regularExclTax: null, finalExclTax: null, lowestOf30Days: null, tier: 0, isFrom: isOpen },
      stock: teamWear ? null : stock,
      limits: quantityLimits({ minQuantity, maxQuantity, stock: teamWear ? null : stock }),
      delivery: product.delivery && deliveredTogether([product.delivery, ...parts.map(({ selection }) => selection.delivery)]),
      hasNoReturn: product.hasNoReturn || parts.some(({ selection }) => selection.hasNoReturn),
      items,
      pictures: bundlePictures(product, items),
      problems,
      hasQuantity: teamWear === null,
      lines: (pieces, payload) => {
        const bundle = parts.map(({ option, selection, pick }) => ({
          optionId: option.id,
          selectionId: selection.id,
          quantity: pick.quantity,
          choices: lineChoices(selection.attributes, pick.choices),
        }))
        const line = { sku, quantity: pieces, bundle, ...payload }
        return teamWear?.isByLine && payload.players ? playerLines(line, parts, payload.players) : [line]
      },
    }
  },
  restore: ({ bundleOptions }, { bundle }) => ({
    bundle: bundle.flatMap(({ optionId, selectionId, quantity, choices }) => {
      const selection = bundleOptions.find(({ id }) => id === optionId)?.selections.find(({ id }) => id === selectionId)
      return selection ? [{ optionId, selectionId, quantity, choices: choicesOf(selection.attributes, choices) }] : []
    }),
  }),
}

/** Returns one line per player: a kit in her sizes, with her own prints and those of the team. */
function playerLines(
  { sku, bundle = [], personalisation = [] }: NewLine,
  parts: readonly PickedPart[],
  players: readonly LinePlayer[],
): NewLine[] {
  return players.map(({ sizes, quantity = 1, prints = [] }) => {
    const all = [...personalisation, ...prints]
    return {
      sku,
      quantity,
      bundle: bundle.map((entry, at) => {
        const own = sizes.find(({ productId }) => productId === parts[at]?.selection.productId)
        return { ...entry, choices: [...entry.choices, ...(own?.choices ?? [])] }
      }),
      ...(all.length > 0 ? { personalisation: all } : {}),
    }
  })
}

const isMissing = (code: string) => code === 'product.option-missing' || code === 'product.choice-missing'

/** A product of an option, prepared for rendering. */
export interface SelectionState {
  selection: BundleSelection
  isPicked: boolean
  /** The picture in the chosen colour, else the product's own. */
  image: string | null
  isSoldOut: boolean
  /** The number of pieces in one bundle; for a product that is not chosen, the initial number. */
  quantity: number
  limits: QuantityLimits
  /** The price of one piece in the bundle. */
  price: number | null
  /** The attributes to choose here, for a product that is chosen. */
  attributes: readonly AttributeState[]
}

/** An option, prepared for rendering. */
export interface OptionState {
  option: BundleOption
  selections: readonly SelectionState[]
}

/** The state of a bundle, prepared for rendering. An option stays the same object until it changes, so that only changed options redraw. */
export function bundleStates(product: Product, configuration: Pick<Configuration, 'bundle' | 'quantity'>): OptionState[] {
  const parts = pickedParts(product.bundleOptions, picksOf(product, configuration))
  return product.bundleOptions.map((option) => {
    const own = parts.filter((part) => part.option === option)
    const last = drawn.get(option)
    const isSame =
      last?.product === product &&
      last.quantity === configuration.quantity &&
      last.picks.length === own.length &&
      own.every(({ pick }, at) => pick === last.picks[at])
    if (isSame) return last.state
    const state = optionState(product, option, own, configuration.quantity)
    drawn.set(option, { product, quantity: configuration.quantity, picks: own.map(({ pick }) => pick), state })
    return state
  })
}

/** The options as last drawn. */
const drawn = new WeakMap<BundleOption, { product: Product; quantity: number; picks: readonly BundlePick[]; state: OptionState }>()

function optionState(product: Product, option: BundleOption, parts: readonly PickedPart[], quantity: number): OptionState {
  return {
    option,
    selections: option.selections.map((selection): SelectionState => {
      const part = parts.find((one) => one.selection === selection)
      const required = part ? selection.attributes.filter((attribute) => isRequiredHere(product, attribute)) : []
      return {
        selection,
        isPicked: part !== undefined,
        image: picturesOfChoices(selection.variants, part?.pick.choices ?? [])?.[0] ?? selection.image,
        isSoldOut: !selection.isInStock || selection.stock === 0,
        quantity: part?.pick.quantity ?? Math.max(1, selection.quantity),
        limits: part ? pickLimits(part, quantity) : { min: 1, max: null },
        price: partPrice(selection, part?.pick.choices ?? []),
        attributes: part ? attributeStates(required, selection.variants, part.pick.choices) : [],
      }
    }),
  }
}

/** What the picks cost less in one bundle than bought alone. */
export function savingOf(product: Product, configuration: Pick<Configuration, 'bundle'>): number {
  return bundleSaving(pickedParts(product.bundleOptions, picksOf(product, configuration)))
}

/** Changes the picks of a bundle. */
export function changePicks(
  id: number,
  make: (options: readonly BundleOption[], picks: readonly BundlePick[]) => readonly BundlePick[],
): void {
  const state = stateOf($products.get(), id)
  const product = valueOf(state.product)
  if (!product) return
  const before = picksOf(product, state)
  const bundle = make(product.bundleOptions, before)
  const productsOf = (picks: readonly BundlePick[]) => pickedParts(product.bundleOptions, picks).map(({ selection }) => selection.productId)
  const left = productsOf(bundle)
  const gone = productsOf(before).filter((productId) => !left.includes(productId))
  changeConfiguration(id, { bundle, ...(gone.length > 0 ? forgotten(state, gone) : {}) })
}

/** The spec: unchecking a part also removes it from the personalisation and from the team. Checked again, it starts empty. */
function forgotten({ personalisation, roster }: Configuration, gone: readonly number[]): Partial<Configuration> {
  const written = Object.entries(personalisation).filter(([key]) => !gone.some((productId) => key.startsWith(`${productId}.`)))
  return { personalisation: Object.fromEntries(written), roster: withoutParts(roster, gone) }
}

/** The place of a product in an option. */
interface Place {
  optionId: number
  selectionId: number
}

/** Picks a product, or removes it. In an option that allows one, it replaces the previous pick. */
export function takePart(id: number, { optionId, selectionId }: Place, isPicked = true): void {
  changePicks(id, (options, picks) =>
    isPicked ? withPick(options, picks, optionId, selectionId) : withoutPick(picks, optionId, selectionId),
  )
}

/** Picks nothing in an option. */
export function takeNone(id: number, optionId: number): void {
  changePicks(id, (_options, picks) => withoutOption(picks, optionId))
}

/** Sets the number of pieces of a picked product; null if the input is not a quantity, which makes the bundle unsaleable. */
export function changePieces(id: number, place: Place, quantity: number | null): void {
  changePicks(id, (options, picks) => withPickQuantity(options, picks, place, quantity))
}

/** Chooses the size or colour of a picked product. */
export function chooseOfPick(id: number, place: Place, attributeCode: string, optionId: number): void {
  changePicks(id, (options, picks) => withPickChoice(options, picks, place, { attributeCode, optionId }))
}
