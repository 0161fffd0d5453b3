// Calculates what the widgets would show and send for a choice, with their own schemas, models and rules and nothing of the host's.
import * as v from 'valibot'
import { cartItemOf } from '#shared/cart/wire/cart-item-request.ts'
import { BuyRequest } from '#shared/product/wire/buy-request.ts'
import { orderedPlayers } from '#shared/product/rules/roster.ts'
import type { Shirt } from '#shared/product/rules/shirt.ts'
import { Product } from '#shared/product/wire/product.ts'
import type { Delivery } from '#shared/product/wire/delivery.ts'
import type { Returns } from '#stores/product/chosen.ts'
import { infoOf } from '#stores/product/facts.ts'
import { $models, bringModels, type ProductItem, modelsOf } from '#stores/product/models.ts'
import { optionsModel } from '#stores/product/options-model.ts'
import { personalisedItems, writtenOn } from '#stores/product/personalisation/items.ts'
import { shirtOfItem, shirtOfPlayer } from '#stores/product/personalisation/shirt.ts'
import { stateOf, type Configuration } from '#stores/product/state.ts'
import { planOf } from '#stores/product/team-roster/plan.ts'
import { playersOf } from '#stores/product/team-roster/state.ts'

/** What a product page shows about a choice. */
export interface Shown {
  /** The large price: that of one piece as chosen; null if unknown. */
  unitCents: number | null
  /** The price of all pieces; null if unknown. */
  totalCents: number | null
  /** The delivery, from which the page calculates the day. */
  delivery: Delivery
  /** Whether the choice can be returned. */
  returns: Returns
  /** The first picture of its gallery. */
  picture: string | null
  /** Its printed back, of a team that of the first player; null where nothing is printed on it. */
  shirt: Shirt | null
  /** The body's `cartItems`; empty where the button would not send. */
  items: unknown[]
  /** Codes of missing or invalid choices. */
  problems: string[]
}

/** Restores the choice behind these items of an add, and returns what the product page shows. */
export async function shownOf(wireProduct: unknown, items: readonly unknown[]): Promise<Shown> {
  const product = v.parse(Product, wireProduct)
  await bringModels(product)
  const models = $models.get()
  const kind = (product.type === 'grouped' || product.type === 'bundle' ? models[product.type] : undefined) ?? optionsModel
  let configuration: Configuration = stateOf({}, product.productId)
  for (const item of items) {
    const request = v.parse(BuyRequest, item)
    const parts = modelsOf(product).flatMap((name) => {
      const model = models[name]
      return model ? [model.restore(product, request)] : []
    })
    const { set = {}, ...rest } = parts.reduce((all, part) => ({ ...all, ...part }), kind.restore(product, request))
    // Each item of a set is one of its products; restored alone it sets the others to 0.
    const taken = Object.entries(set).filter(([id, { quantity }]) => quantity !== 0 || !Object.hasOwn(configuration.set, id))
    configuration = { ...configuration, ...rest, set: { ...configuration.set, ...Object.fromEntries(taken) }, quantity: request.quantity }
  }
  const { price, total, delivery, returns, items: bought, pictures, lines, problems } = infoOf(product, configuration, models)
  const unit = price.tier || (price.final ?? price.regular)
  return {
    unitCents: centsOf(unit),
    totalCents: centsOf(total),
    delivery,
    returns,
    picture: (pictures ?? product.images)[0] ?? null,
    shirt: shirtShown(product, configuration, bought),
    items: lines.map(cartItemOf),
    problems: problems.map(({ code }) => code),
  }
}

function shirtShown(product: Product, configuration: Configuration, items: readonly ProductItem[]): Shirt | null {
  const { personalisation, roster } = configuration
  const [player] = product.teamWear ? orderedPlayers(playersOf(roster)) : []
  const plan = planOf(product, items, personalisation)
  const shirts = player
    ? [shirtOfPlayer({ product, items, plan, personalisation }, player)]
    : personalisedItems(product, items).map((item) => shirtOfItem(item, writtenOn(item, configuration.personalisation), items))
  return shirts.find((shirt) => shirt && (shirt.name?.text || shirt.number?.text || shirt.crests.length > 0)) ?? null
}

const centsOf = (amount: number | null) => (amount === null ? null : Math.round(amount * 100))
