// A team order: the players, what they wear, and the remaining problems.
import type { MessageCode } from '#shared/domain/failure.ts'
import { grouped } from '#shared/domain/grouped.ts'
import { roundMoney } from '#shared/domain/money.ts'
import { type Player, type PlayerField, piecesOf } from './player.ts'
import { textFault, type TextRule } from './personalisation.ts'
import { printable } from './printing.ts'

/** The most players in one order. */
export const MAX_PLAYERS = 30

/** A size of a product. */
export interface RosterSize {
  /** The ids of its options, joined: most products have one. */
  id: string
  label: string
  /** The price of an item in this size, inside the team kit; null if unknown. */
  price: number | null
  /** Items in stock; null if unknown. */
  stock: number | null
}

/** A product that every player gets. Without sizes there is nothing to choose. */
export interface RosterProduct {
  id: number
  /** Its label in the list: Shirt. */
  label: string
  /** Items for each player. */
  quantity: number
  /** The price of one item while no size is chosen; null if unknown. */
  price: number | null
  sizes: readonly RosterSize[]
}

/** A text that is printed for each player. */
export interface RosterText extends TextRule {
  price: number
}

/** The definition of a team order; it comes from the product and does not change while players are entered. */
export interface RosterPlan {
  products: readonly RosterProduct[]
  /** Null where no name is printed: then the name only identifies the player. */
  name: RosterText | null
  /** Null where no number is printed. */
  number: RosterText | null
  /** The price of other personalisation for every player, such as a crest. */
  extra: number
  minPlayers: number
  maxPlayers: number
  hasUniqueNumbers: boolean
}

/** What of a team is in the cart already, where it has not taken the whole team. */
export interface TeamInCart {
  /** The players who are there with all their pieces. */
  players: number
  /** All pieces, also those of a player of whom others are missing. */
  pieces: number
}

/** A problem that excludes a player from the order. */
export interface PlayerFault {
  playerId: string
  field: PlayerField
  code: MessageCode
  values?: Readonly<Record<string, string | number>>
}

/** Whether nothing was entered: a blank row is not a player. */
export function isBlank({ name, number, sizes, quantity }: Pick<Player, 'name' | 'number' | 'sizes' | 'quantity'>): boolean {
  return printable(name) === '' && printable(number) === '' && Object.keys(sizes).length === 0 && quantity === undefined
}

/** The chosen size of a product; null while there is none. */
export function chosenSize({ id, sizes }: RosterProduct, player: Pick<Player, 'sizes'>): RosterSize | null {
  const chosen = Object.hasOwn(player.sizes, id) ? player.sizes[id] : undefined
  return sizes.find((size) => size.id === chosen) ?? null
}

/** The players whose clothes are ordered. */
export function orderedPlayers(players: readonly Player[]): readonly Player[] {
  return players.filter((player) => player.isOrdered && !isBlank(player))
}

/** The problems of the ordered players, row by row, from left to right. */
export function playerFaults(plan: RosterPlan, players: readonly Player[]): readonly PlayerFault[] {
  const ordered = orderedPlayers(players)
  const numbers = countNumbers(ordered)
  return ordered.flatMap((player) => [
    ...at(player, 'name', plan.name && textFault(plan.name, player.name)),
    ...at(player, 'number', numberFault(plan, player, numbers)),
    ...plan.products.flatMap((product) => at(player, product.id, sizeFault(product, player))),
  ])
}

type Fault = Omit<PlayerFault, 'playerId' | 'field'>

function at(player: Player, field: PlayerField, fault: Fault | null): PlayerFault[] {
  return fault ? [{ playerId: player.id, field, code: fault.code, ...(fault.values ? { values: fault.values } : {}) }] : []
}

function numberFault({ number: rule, hasUniqueNumbers }: RosterPlan, player: Player, counts: ReadonlyMap<string, number>): Fault | null {
  if (!rule) return null
  const fault = textFault(rule, player.number)
  if (fault || !hasUniqueNumbers) return fault
  const key = numberKey(player)
  return (counts.get(key) ?? 0) > 1 ? { code: 'team-roster.number-twice', values: { number: printable(player.number) } } : null
}

/** A key under which equal numbers match: 07 and 7. */
export function numberKey({ number }: Pick<Player, 'number'>): string {
  return printable(number).replace(/^0+(?=\d)/, '')
}

function countNumbers(players: readonly Player[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const player of players) {
    const key = numberKey(player)
    if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

function sizeFault(product: RosterProduct, player: Player): Fault | null {
  if (product.sizes.length === 0) return null
  const size = chosenSize(product, player)
  if (!size) return { code: 'team-roster.size-missing' }
  return size.stock === 0 ? { code: 'product.size-gone', values: { size: size.label } } : null
}

/**
 * The problem of the team as a whole; null where there is none. A row is one player, as in the spec's "players by id", however many pieces it
 * has; for the least, twenty shirts without a name are twenty players. Who is in the cart already belongs to the team, too.
 */
export function teamFault(
  plan: RosterPlan,
  players: readonly Player[],
  inCart: TeamInCart = { players: 0, pieces: 0 },
): (Fault & { values: { count: number } }) | null {
  const ordered = orderedPlayers(players)
  const most = mostPlayers(plan)
  if (inCart.players + ordered.length > most) return { code: 'team-roster.too-many', values: { count: most } }
  const least = Math.max(1, plan.minPlayers - inCart.pieces)
  return countPieces(ordered) < least ? { code: 'team-roster.too-few', values: { count: least } } : null
}

/** The pieces of these rows together. */
export const countPieces = (players: readonly Player[]): number => players.reduce((sum, player) => sum + piecesOf(player), 0)

/** A size of which the team needs more items than are in stock. */
export interface Shortage {
  product: RosterProduct
  size: RosterSize
  wanted: number
}

/** Sizes whose stock is too low for the team; sold-out sizes are reported at each player. */
export function shortages(plan: RosterPlan, players: readonly Player[]): readonly Shortage[] {
  const ordered = orderedPlayers(players)
  return plan.products.flatMap((product) => {
    const bySize = grouped(ordered, (player) => chosenSize(product, player))
    return product.sizes.flatMap((size) => {
      const wanted = countPieces(bySize.get(size) ?? []) * product.quantity
      return size.stock !== null && size.stock > 0 && wanted > size.stock ? [{ product, size, wanted }] : []
    })
  })
}

/** The most players that this team may have. */
export function mostPlayers({ maxPlayers }: Pick<RosterPlan, 'maxPlayers'>): number {
  return Math.max(1, Math.min(MAX_PLAYERS, maxPlayers))
}

/** The price of one player's clothes and prints, for all her pieces; null where any price is unknown. */
export function playerPrice(plan: RosterPlan, player: Player): number | null {
  const prints = (text: RosterText | null, typed: string) => (text && printable(typed) !== '' ? text.price : 0)
  const each = plan.products.reduce<number | null>(
    (sum, product) => {
      const size = chosenSize(product, player)
      const price = size ? size.price : product.price
      return sum === null || price === null ? null : roundMoney(sum + roundMoney(price) * product.quantity)
    },
    roundMoney(plan.extra + prints(plan.name, player.name) + prints(plan.number, player.number)),
  )
  return each === null ? null : roundMoney(each * piecesOf(player))
}

/** The price of the whole team; null where any price is unknown. */
export function teamPrice(plan: RosterPlan, players: readonly Player[]): number | null {
  return orderedPlayers(players).reduce<number | null>((sum, player) => {
    const price = playerPrice(plan, player)
    return sum === null || price === null ? null : roundMoney(sum + price)
  }, 0)
}
