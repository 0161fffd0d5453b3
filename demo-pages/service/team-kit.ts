// A team's kit: the sizes that a player has to choose, and the errors in her choice, by the rules of the cart.
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import type { TeamKit } from '../database/json-columns.ts'
import type { StoreView } from '../host/store-view.ts'
import { composeLine } from '../shop/kinds/compose-line.ts'
import { loadKinds } from '../shop/kinds/kind-product.ts'
import type { PlayerEntry } from '../shop/kinds/item-request.ts'
import type { FieldFaults } from '../shop/shop-error.ts'

/** A product that every player gets in her own size. */
export interface SizedPart {
  productId: number
  name: string
  /** `value` holds the attribute and its option, such as `3:12`. */
  sizes: { value: string; label: string }[]
}

/** The kit as players see it. */
export interface ShownKit {
  name: string
  parts: SizedPart[]
  most: number
  hasUniqueNumbers: boolean
  /** The errors of one player, by `name`, `number` and `size.<product id>`. */
  faultsOf: (player: PlayerEntry) => FieldFaults
}

/** Reads the kit; null if it is no longer sold for teams. */
export async function showKit(db: Database | DatabaseTransaction, store: StoreView, kit: TeamKit): Promise<ShownKit | null> {
  const goods = await loadKinds(db, store, [kit.sku])
  const product = goods.products.get(goods.productIdBySku.get(kit.sku) ?? -1)
  const bundle = product?.bundle
  if (!bundle?.team) return null
  const parts = kit.bundle.flatMap(({ optionId, selectionId, attributes }): SizedPart[] => {
    const selection = bundle.options.find(({ id }) => id === optionId)?.selections.find(({ id }) => id === selectionId)
    const part = goods.products.get(selection?.productId ?? -1)
    const size = part?.attributes.find(({ role }) => role === 'size')
    if (!part || !size) return []
    const fitting = part.variants.filter(
      ({ isActive, options }) =>
        isActive &&
        options.every(
          ({ attributeId, id }) => attributeId === size.id || attributes[attributeId] === undefined || attributes[attributeId] === id,
        ),
    )
    const sizes = new Map(
      fitting.flatMap(({ options }) =>
        options
          .filter(({ attributeId }) => attributeId === size.id)
          .map(({ id, value }) => [id, { value: `${size.id}:${id}`, label: value }]),
      ),
    )
    return [{ productId: part.id, name: fitting[0]?.name ?? '', sizes: [...sizes.values()] }]
  })
  return {
    name: bundle.sellable.name,
    parts,
    most: bundle.team.most,
    hasUniqueNumbers: bundle.team.hasUniqueNumbers,
    faultsOf: (player) => {
      const { content } = composeLine(goods, { ...kit, players: [player] }, 'kit')
      const own = `kit.players.${player.id}.`
      const faults: FieldFaults = {}
      // A player cannot correct errors of the whole team, such as too few players.
      for (const { path, sentence, parameters } of content.faults) {
        if (path.startsWith(own))
          (faults[path.slice(own.length).replace('sizes.', 'size.')] ??= []).push({ sentence, ...(parameters ? { parameters } : {}) })
      }
      return faults
    },
  }
}
