// A bundle put together from options: what is taken, and what follows from it.
import {
  bundlePrice,
  bundleProblems,
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
} from '#shared/domain/bundle.ts'
import { type AttributeState, attributeStates } from '#shared/domain/configurable.ts'
import { type QuantityLimits, quantityLimits } from '#shared/domain/quantity.ts'
import type { BundlePick } from '#shared/domain/wishes.ts'
import type { BundleOption, BundleSelection } from '#shared/schemas/bundle.ts'
import type { Product } from '#shared/schemas/product.ts'
import type { Attribute } from '#shared/schemas/variant.ts'
import { valueOf } from './loadable.ts'
import type { KindModel } from './product/models.ts'
import { choicesOf, lineChoices } from './product/options-model.ts'
import { $products, changeWish, stateOf, type Wish } from './product/state.ts'

/** What is taken: her picks, else what the shop proposes. */
export function picksOf({ bundleOptions }: Product, { bundle }: Pick<Wish, 'bundle'>): readonly BundlePick[] {
  if (bundle) return bundle
  const picks = proposed.get(bundleOptions) ?? proposedPicks(bundleOptions)
  proposed.set(bundleOptions, picks)
  return picks
}

/** What shops proposed, so that it is the same each time. */
const proposed = new WeakMap<readonly BundleOption[], readonly BundlePick[]>()

/** Of a team's kit the players have the sizes; what all share is asked once. */
export const isAskedHere = ({ teamWear }: Product, { role }: Attribute) => teamWear === null || role !== 'size'

/** What bundles are bought by. */
export const bundleModel: KindModel = {
  facts: (product, wish) => {
    const { sku, bundleOptions: options, minQuantity, maxQuantity, teamWear } = product
    const picks = picksOf(product, wish)
    const parts = pickedParts(options, picks)
    const quantity = teamWear ? 1 : wish.quantity
    const problems = bundleProblems(options, picks, quantity, (attribute) => isAskedHere(product, attribute))
    const isOpen = parts.length === 0 || problems.some(({ code }) => code === 'bundle.option-missing' || isMissing(code))
    const price = isOpen ? leastBundlePrice(options, picks) : bundlePrice(parts)
    const stock = bundleStock(parts)
    return {
      variant: null,
      price: { regular: price, final: null, regularExclTax: null, finalExclTax: null, lowestOf30Days: null, tier: 0, isFrom: isOpen },
      stock: teamWear ? null : stock,
      limits: quantityLimits({ minQuantity, maxQuantity, stock: teamWear ? null : stock }),
      goods: parts.map(({ option, selection, pick }) => ({
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
      })),
      problems,
      hasQuantity: teamWear === null,
      lines: (pieces, payload) => [
        {
          sku,
          quantity: pieces,
          bundle: parts.map(({ option, selection, pick }) => ({
            optionId: option.id,
            selectionId: selection.id,
            quantity: pick.quantity,
            choices: lineChoices(selection.attributes, pick.choices),
          })),
          ...payload,
        },
      ],
    }
  },
  restore: ({ bundleOptions }, { bundle }) => ({
    bundle: bundle.flatMap(({ optionId, selectionId, quantity, choices }) => {
      const selection = bundleOptions.find(({ id }) => id === optionId)?.selections.find(({ id }) => id === selectionId)
      return selection ? [{ optionId, selectionId, quantity, choices: choicesOf(selection.attributes, choices) }] : []
    }),
  }),
}

const isMissing = (code: string) => code === 'product.option-missing' || code === 'product.choice-missing'

/** A product of an option as it is drawn. */
export interface SelectionState {
  selection: BundleSelection
  isPicked: boolean
  isSoldOut: boolean
  /** Pieces in one bundle; of what is not taken those that it begins with. */
  quantity: number
  limits: QuantityLimits
  /** What one piece costs in the bundle. */
  price: number | null
  /** To be chosen here, of what is taken. */
  attributes: readonly AttributeState[]
}

/** An option as it is drawn. */
export interface OptionState {
  option: BundleOption
  selections: readonly SelectionState[]
}

/** Everything of a bundle that there is to draw; an option stays the same object until something of it changes, so that only that redraws. */
export function bundleStates(product: Product, wish: Pick<Wish, 'bundle' | 'quantity'>): OptionState[] {
  const parts = pickedParts(product.bundleOptions, picksOf(product, wish))
  return product.bundleOptions.map((option) => {
    const own = parts.filter((part) => part.option === option)
    const last = drawn.get(option)
    const isSame =
      last?.product === product &&
      last.quantity === wish.quantity &&
      last.picks.length === own.length &&
      own.every(({ pick }, at) => pick === last.picks[at])
    if (isSame) return last.state
    const state = optionState(product, option, own, wish.quantity)
    drawn.set(option, { product, quantity: wish.quantity, picks: own.map(({ pick }) => pick), state })
    return state
  })
}

/** Options as they were drawn last. */
const drawn = new WeakMap<BundleOption, { product: Product; quantity: number; picks: readonly BundlePick[]; state: OptionState }>()

function optionState(product: Product, option: BundleOption, parts: readonly PickedPart[], quantity: number): OptionState {
  return {
    option,
    selections: option.selections.map((selection): SelectionState => {
      const part = parts.find((one) => one.selection === selection)
      const asked = part ? selection.attributes.filter((attribute) => isAskedHere(product, attribute)) : []
      return {
        selection,
        isPicked: part !== undefined,
        isSoldOut: !selection.isInStock || selection.stock === 0,
        quantity: part?.pick.quantity ?? Math.max(1, selection.quantity),
        limits: part ? pickLimits(part, quantity) : { min: 1, max: null },
        price: partPrice(selection, part?.pick.choices ?? []),
        attributes: part ? attributeStates(asked, selection.variants, part.pick.choices) : [],
      }
    }),
  }
}

/** Changes what is taken of a bundle. */
function change(id: number, make: (options: readonly BundleOption[], picks: readonly BundlePick[]) => readonly BundlePick[]): void {
  const state = stateOf($products.get(), id)
  const product = valueOf(state.product)
  if (product) changeWish(id, { bundle: make(product.bundleOptions, picksOf(product, state)) })
}

/** A thing of an option. */
interface Place {
  optionId: number
  selectionId: number
}

/** Takes something, or puts it back. Of a single option it takes the place of what was taken before. */
export function takePart(id: number, { optionId, selectionId }: Place, isPicked = true): void {
  change(id, (options, picks) => (isPicked ? withPick(options, picks, optionId, selectionId) : withoutPick(picks, optionId, selectionId)))
}

/** Takes nothing of an option. */
export function takeNone(id: number, optionId: number): void {
  change(id, (_options, picks) => withoutOption(picks, optionId))
}

/** Takes so many pieces of something that is taken; null where what was typed is no quantity, which keeps the bundle from being bought. */
export function changePieces(id: number, place: Place, quantity: number | null): void {
  change(id, (options, picks) => withPickQuantity(options, picks, place, quantity))
}

/** Chooses a size or colour of something that is taken. */
export function chooseOfPick(id: number, place: Place, attributeCode: string, optionId: number): void {
  change(id, (options, picks) => withPickChoice(options, picks, place, { attributeCode, optionId }))
}
