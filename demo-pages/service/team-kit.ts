// A team's kit: its picture in the team's colours, the sizes that a player has to choose, and the errors in her choice, by the cart's rules.
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import type { TeamKit } from '../database/json-columns.ts'
import { productPath } from '../catalogue/view.ts'
import type { StoreView } from '../host/store-view.ts'
import { composeLine } from '../shop/kinds/compose-line.ts'
import { type Goods, type KindProduct, loadKinds } from '../shop/kinds/kind-product.ts'
import type { Attributes, PlayerEntry } from '../shop/kinds/item-request.ts'
import { linePicture } from '../shop/line-picture.ts'
import type { Sellable } from '../shop/sellables.ts'
import type { FieldFaults } from '../shop/shop-error.ts'

/** A product that every player gets in her own size. */
export interface SizedPart {
  productId: number
  /** What the kit calls it: "Shirt". */
  name: string
  /** Pieces for one player. */
  count: number
  /** `value` holds the attribute and its option, such as `3:12`. */
  sizes: { value: string; label: string }[]
}

/** The kit as players see it. */
export interface ShownKit {
  name: string
  /** Of the kit's own page. */
  url: string
  picture: string | null
  /** The last day on which the shop promises to have it. */
  orderableUntil: string | null
  parts: SizedPart[]
  most: number
  hasUniqueNumbers: boolean
  /** The highest number that can be printed; null without numbers. */
  highestNumber: number | null
  /** The errors of one player, by `name`, `number` and `size.<product id>`. */
  faultsOf: (player: PlayerEntry) => FieldFaults
}

/** Reads the kit; null if it is no longer sold for teams. */
export async function showKit(db: Database | DatabaseTransaction, store: StoreView, kit: TeamKit): Promise<ShownKit | null> {
  const goods = await loadKinds(db, store, [kit.sku])
  const product = goods.products.get(goods.productIdBySku.get(kit.sku) ?? -1)
  if (!product?.bundle?.team) return null
  const { bundle } = product
  const { team } = product.bundle
  const taken = kit.bundle.flatMap(({ optionId, selectionId, qty, attributes }) => {
    const option = bundle.options.find(({ id }) => id === optionId)
    const selection = option?.selections.find(({ id }) => id === selectionId)
    const part = goods.products.get(selection?.productId ?? -1)
    return part && option ? [{ part, title: option.title, count: qty ?? selection?.qty ?? 1, fitting: fittingOf(part, attributes) }] : []
  })
  return {
    name: bundle.sellable.name,
    url: productPath(store, bundle.sellable.slug),
    picture: linePicture(
      bundle.sellable,
      taken.flatMap(({ fitting }) => fitting.slice(0, 1).map((sellable) => ({ sellable }))),
    ),
    orderableUntil: team.orderableUntil,
    parts: taken.flatMap(({ part, title, count, fitting }) => sizedPart(part, title, count, fitting)),
    most: team.most,
    hasUniqueNumbers: team.hasUniqueNumbers,
    highestNumber: highestNumberOf(product),
    faultsOf: (player) => faultsOf(goods, kit, player),
  }
}

/** The variants in the team's colours; a player chooses the size alone. */
function fittingOf({ attributes: known, variants }: KindProduct, chosen: Attributes): Sellable[] {
  const size = known.find(({ role }) => role === 'size')
  return variants.filter(
    ({ isActive, options }) =>
      isActive &&
      options.every(({ attributeId, id }) => attributeId === size?.id || chosen[attributeId] === undefined || chosen[attributeId] === id),
  )
}

function sizedPart({ id, attributes }: KindProduct, name: string, count: number, fitting: readonly Sellable[]): SizedPart[] {
  const size = attributes.find(({ role }) => role === 'size')
  if (!size) return []
  const sizes = new Map(
    fitting.flatMap(({ options }) =>
      options
        .filter(({ attributeId }) => attributeId === size.id)
        .map((option) => [option.id, { value: `${size.id}:${option.id}`, label: option.value }]),
    ),
  )
  return [{ productId: id, name, count, sizes: [...sizes.values()] }]
}

/** The size that a player chose, of those that are still made. */
export function sizeOf({ sizes }: Pick<PlayerEntry, 'sizes'>, { productId, sizes: offered }: SizedPart): SizedPart['sizes'][number] | null {
  const own = sizes.find((one) => one.productId === productId)?.attributes ?? {}
  return offered.find(({ value }) => Object.entries(own).some(([attribute, option]) => value === `${attribute}:${option}`)) ?? null
}

/** The names of the parts without a size, as in a list of last year. */
export function missingOf(player: Pick<PlayerEntry, 'sizes'>, parts: readonly SizedPart[]): string[] {
  return parts.filter((part) => !sizeOf(player, part)).map(({ name }) => name)
}

/** Two digits print up to 99. */
function highestNumberOf({ groups }: KindProduct): number | null {
  const option = groups.flatMap(({ options }) => options).find(({ type }) => type === 'number')
  return option ? 10 ** Math.min(option.max_length ?? 2, 3) - 1 : null
}

function faultsOf(goods: Goods, kit: TeamKit, player: PlayerEntry): FieldFaults {
  const { content } = composeLine(goods, { ...kit, players: [player] }, 'kit')
  const own = `kit.players.${player.id}.`
  const faults: FieldFaults = {}
  // A player cannot correct errors of the whole team, such as too few players.
  for (const { path, sentence, parameters } of content.faults) {
    if (path.startsWith(own))
      (faults[path.slice(own.length).replace('sizes.', 'size.')] ??= []).push({ sentence, ...(parameters ? { parameters } : {}) })
  }
  return faults
}
