// A team order: who plays, what everybody wears, and what is still wrong.
import type { MessageCode } from '#shared/domain/failure.ts'
import { grouped } from '#shared/domain/grouped.ts'
import { roundMoney } from '#shared/domain/money.ts'
import type { Player, PlayerField } from './player.ts'
import { textFault, type TextRule } from './personalisation.ts'
import { printable } from './printing.ts'

/** More players than this are another order. */
export const MAX_PLAYERS = 30

/** A size that something comes in. */
export interface RosterSize {
  /** Its options, joined: most things have one. */
  id: string
  label: string
  /** What the piece costs in this size, inside the team kit; null if unknown. */
  price: number | null
  /** Pieces available; null if unknown. */
  stock: number | null
}

/** Something that every player gets. Without sizes there is nothing to choose. */
export interface RosterProduct {
  id: number
  /** What it is on the list: Shirt. */
  label: string
  /** Pieces for each player. */
  quantity: number
  /** The price of one piece while no size is chosen; null if unknown. */
  price: number | null
  sizes: readonly RosterSize[]
}

/** What is printed for each player. */
export interface RosterText extends TextRule {
  price: number
}

/** What a team order is made of; it comes from the product and does not change while players are entered. */
export interface RosterPlan {
  products: readonly RosterProduct[]
  /** Null where no name is printed: then it only says whose it is. */
  name: RosterText | null
  /** Null where no number is printed. */
  number: RosterText | null
  /** What else is made for every player: a crest. */
  extra: number
  minPlayers: number
  maxPlayers: number
  hasUniqueNumbers: boolean
}

/** Something that keeps a player out of the order. */
export interface PlayerFault {
  playerId: string
  field: PlayerField
  code: MessageCode
  values?: Readonly<Record<string, string | number>>
}

/** Whether nothing has been entered: such a row is no player. */
export function isBlank({ name, number, sizes }: Pick<Player, 'name' | 'number' | 'sizes'>): boolean {
  return printable(name) === '' && printable(number) === '' && Object.keys(sizes).length === 0
}

/** The size chosen of a product; null while none is. */
export function chosenSize({ id, sizes }: RosterProduct, player: Pick<Player, 'sizes'>): RosterSize | null {
  const chosen = Object.hasOwn(player.sizes, id) ? player.sizes[id] : undefined
  return sizes.find((size) => size.id === chosen) ?? null
}

/** The players whose clothes are ordered. */
export function orderedPlayers(players: readonly Player[]): readonly Player[] {
  return players.filter((player) => player.isOrdered && !isBlank(player))
}

/** What is wrong with the players that are ordered, row by row, from left to right. */
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

/** Numbers that read alike are alike: 07 and 7. */
function numberKey({ number }: Player): string {
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

/** What is wrong with the team as a whole; null where nothing is. */
export function teamFault(plan: RosterPlan, players: readonly Player[]): (Fault & { values: { count: number } }) | null {
  const count = orderedPlayers(players).length
  const most = mostPlayers(plan)
  if (count > most) return { code: 'team-roster.too-many', values: { count: most } }
  const least = Math.max(1, plan.minPlayers)
  return count < least ? { code: 'team-roster.too-few', values: { count: least } } : null
}

/** A size of which the team wants more pieces than there are. */
export interface Shortage {
  product: RosterProduct
  size: RosterSize
  wanted: number
}

/** Where the stock does not reach for everybody; what is gone altogether is said at each player. */
export function shortages(plan: RosterPlan, players: readonly Player[]): readonly Shortage[] {
  const ordered = orderedPlayers(players)
  return plan.products.flatMap((product) => {
    const bySize = grouped(ordered, (player) => chosenSize(product, player))
    return product.sizes.flatMap((size) => {
      const wanted = (bySize.get(size)?.length ?? 0) * product.quantity
      return size.stock !== null && size.stock > 0 && wanted > size.stock ? [{ product, size, wanted }] : []
    })
  })
}

/** The most players this team may have. */
export function mostPlayers({ maxPlayers }: Pick<RosterPlan, 'maxPlayers'>): number {
  return Math.max(1, Math.min(MAX_PLAYERS, maxPlayers))
}

/** What one player's clothes and prints cost; null where the price of something is not known. */
export function playerPrice(plan: RosterPlan, player: Player): number | null {
  const prints = (text: RosterText | null, typed: string) => (text && printable(typed) !== '' ? text.price : 0)
  return plan.products.reduce<number | null>(
    (sum, product) => {
      const size = chosenSize(product, player)
      const price = size ? size.price : product.price
      return sum === null || price === null ? null : roundMoney(sum + roundMoney(price) * product.quantity)
    },
    roundMoney(plan.extra + prints(plan.name, player.name) + prints(plan.number, player.number)),
  )
}

/** What the whole team costs; null where the price of something is not known. */
export function teamPrice(plan: RosterPlan, players: readonly Player[]): number | null {
  return orderedPlayers(players).reduce<number | null>((sum, player) => {
    const price = playerPrice(plan, player)
    return sum === null || price === null ? null : roundMoney(sum + price)
  }, 0)
}
