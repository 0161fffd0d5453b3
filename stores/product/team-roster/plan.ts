// The plan of a team order: the kit's parts in the available sizes and colours, and the prints for each player.
import { roundMoney } from '#shared/domain/money.ts'
import { activeMatches } from '#shared/product/rules/configurable.ts'
import { activeOptions, personalisationPrice } from '#shared/product/rules/personalisation.ts'
import { MAX_PLAYERS, type RosterPlan, type RosterProduct, type RosterSize, type RosterText } from '#shared/product/rules/roster.ts'
import type { PersonalisationGroup } from '#shared/product/wire/personalisation.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { Attribute, Variant } from '#shared/product/wire/variant.ts'
import type { ProductItem } from '#stores/product/models.ts'
import type { PersonalisationState } from '#stores/product/personalisation/state.ts'
import { printOf } from './prints.ts'
import { personalisedItems, writtenOn } from '#stores/product/personalisation/items.ts'

/** The last plan made for some products. */
const made = new WeakMap<readonly ProductItem[], { product: Product; personalisation: PersonalisationState; plan: RosterPlan }>()

/** Returns the plan of a kit; the same object for the same input. */
export function planOf(product: Product, items: readonly ProductItem[], personalisation: PersonalisationState): RosterPlan {
  const last = made.get(items)
  if (last?.product === product && last.personalisation === personalisation) return last.plan
  const plan = makePlan(product, items, personalisation)
  made.set(items, { product, personalisation, plan })
  return plan
}

function makePlan(product: Product, items: readonly ProductItem[], personalisation: PersonalisationState): RosterPlan {
  const { teamWear: team, personalisation: groups } = product
  const extra = personalisedItems(product, items).flatMap((thing) =>
    thing.groups.map((group) => personalisationPrice(activeOptions(group, writtenOn(thing, personalisation)))),
  )
  return {
    products: items.filter(({ selectionId }) => selectionId !== null).map(productOf),
    name: team?.isByLine ? printOf(items, 'name') : textOf(groups, team?.nameOptionId ?? null),
    number: team?.isByLine ? printOf(items, 'number') : textOf(groups, team?.numberOptionId ?? null),
    extra: extra.reduce((sum, price) => roundMoney(sum + price), 0),
    minPlayers: team?.minPlayers ?? 1,
    maxPlayers: team?.maxPlayers ?? MAX_PLAYERS,
    hasUniqueNumbers: team?.hasUniqueNumbers ?? true,
  }
}

function textOf(groups: readonly PersonalisationGroup[], id: number | null): RosterText | null {
  const option = groups.flatMap(({ options }) => options).find((one) => one.id === id)
  return option ? { price: option.price, isRequired: option.isRequired, maxLength: option.maxLength, characters: option.characters } : null
}

/** Whether each player chooses this attribute; all others are the same for the team. */
export const isPlayersChoice = ({ role }: Attribute) => role === 'size'

function productOf(item: ProductItem): RosterProduct {
  const { productId, name, title, quantity, price } = item
  const sizes = sizesOf(item)
  const known = sizes.map((size) => size.price).filter((one) => one !== null)
  return {
    id: productId,
    label: title || name,
    quantity,
    // While no size is chosen, this is the lowest price.
    price: known.length > 0 ? Math.min(...known) : price,
    sizes,
  }
}

/** The sizes of the kit's colour, in the order of the attribute's options. */
function sizesOf({ attributes, variants, choices, price }: ProductItem): RosterSize[] {
  const own = attributes.filter(isPlayersChoice)
  const shared = choices.filter(({ attributeCode }) => !own.some(({ code }) => code === attributeCode))
  const left = activeMatches(variants, shared)
  return combinations(own).flatMap(({ id, label }) => {
    const found = left.filter((variant) => idOf(own, variant) === id)
    if (found.length === 0) return []
    const prices = found.map((variant) => variant.partPrice ?? price).filter((one) => one !== null)
    // While no colour is chosen there are several variants: a size is available if one of them is.
    const stocks = found.map(({ stock }) => stock)
    return [
      {
        id,
        label,
        price: prices.length > 0 ? Math.min(...prices) : null,
        stock: stocks.includes(null) ? null : Math.max(...stocks.map((stock) => stock ?? 0)),
      },
    ]
  })
}

const idOf = (attributes: readonly Attribute[], { options }: Variant) => attributes.map(({ code }) => options[code] ?? '').join('.')

/** All sizes; for trousers, each combination of width and length. */
function combinations(attributes: readonly Attribute[]): { id: string; label: string }[] {
  const [first, ...rest] = attributes
  if (!first) return []
  const others = combinations(rest)
  return first.options.flatMap(({ id, label }) =>
    rest.length === 0
      ? [{ id: String(id), label }]
      : others.map((other) => ({ id: `${id}.${other.id}`, label: `${label} / ${other.label}` })),
  )
}
