// A kit as it is chosen so far, without players: what a team order that its players fill in starts from.
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'
import type { BundlePick } from '#shared/product/rules/picks.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { bundleModel } from './bundle.ts'
import { $models } from './models.ts'
import type { PersonalisationState } from './personalisation/state.ts'
import { $products, changeConfiguration, stateOf } from './state.ts'

/** The kit, and what the whole team still has to choose. */
export interface ChosenKit {
  line: NewLine
  problems: readonly ProductProblem[]
}

/** The kit of a product; null while it is not loaded, and for a product that is no kit. */
export function chosenKit(productId: number): ChosenKit | null {
  const state = stateOf($products.get(), productId)
  const product = valueOf(state.product)
  if (!product?.teamWear) return null
  const { lines, items, problems } = bundleModel.derive(product, state)
  const prints = $models.get().personalisation?.derive(product, state, items)
  const [line] = lines(1, prints?.payload ?? {})
  return line ? { line, problems: [...problems, ...(prints?.problems ?? [])] } : null
}

/** The shared choices of a kit: parts, colours, and what is printed for the team. */
export interface KitChoices {
  bundle: readonly BundlePick[] | null
  personalisation: PersonalisationState
}

/** The shared choices now, to keep them while she logs in. */
export function kitChoices(productId: number): KitChoices {
  const { bundle, personalisation } = stateOf($products.get(), productId)
  return { bundle, personalisation }
}

/** Restores them, unless something was chosen meanwhile. */
export function restoreKit(productId: number, choices: KitChoices): void {
  const { bundle, personalisation } = stateOf($products.get(), productId)
  if (bundle === null && Object.keys(personalisation).length === 0) changeConfiguration(productId, choices)
}
