// The products that can be personalised, as chosen: the product itself, and each part of a bundle that allows it.
import type { Written } from '#shared/product/rules/personalisation.ts'
import type { PersonalisationGroup } from '#shared/product/wire/personalisation.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { ProductItem } from '#stores/product/models.ts'
import { type PersonalisationState, writtenKey } from './state.ts'

/** A product with its available personalisation. */
export interface PersonalisedItem {
  productId: number
  /** Its name if there are several; else empty. */
  name: string
  /** The number of pieces in one piece of the whole product. */
  quantity: number
  groups: readonly PersonalisationGroup[]
}

/** Returns the products; prints for a team's players are not among them. */
export function personalisedItems(product: Product, items: readonly ProductItem[]): readonly PersonalisedItem[] {
  const { productId, personalisation, teamWear: team } = product
  const own = { productId, name: '', quantity: 1, groups: withoutPlayers(personalisation, [team?.nameOptionId, team?.numberOptionId]) }
  // In a team's kit only the kit's own groups count, since its parts are printed for each player.
  const parts = team ? [] : items.filter(({ selectionId }) => selectionId !== null)
  return [
    own,
    ...parts.map((part) => ({ productId: part.productId, name: part.name, quantity: part.quantity, groups: part.personalisation })),
  ].filter(({ groups }) => groups.length > 0)
}

function withoutPlayers(
  groups: readonly PersonalisationGroup[],
  ids: readonly (number | null | undefined)[],
): readonly PersonalisationGroup[] {
  return groups
    .map((group) => ({ ...group, options: group.options.filter(({ id }) => !ids.includes(id)) }))
    .filter(({ options }) => options.length > 0)
}

/** The values written on one product. */
export function writtenOn({ productId, groups }: PersonalisedItem, state: PersonalisationState): Written {
  return Object.fromEntries(
    groups.flatMap(({ options }) =>
      options.flatMap(({ id }) => {
        const key = writtenKey(productId, id)
        return Object.hasOwn(state, key) ? [[id, state[key] ?? '']] : []
      }),
    ),
  )
}
