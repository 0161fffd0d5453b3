// What a complaint is about: a line of an order, or one player of a team in it.
import type { ReturnItem } from '#shared/orders/wire/returns.ts'
import { itemName } from './order-item.ts'

/** A line, or a player of it, as a form names it: `7`, `7.p1`. */
export interface ComplaintItem {
  value: string
  label: string
  itemId: number
  playerId?: string
  pieces: readonly string[]
}

/** Everything that a complaint can be about, each team's players below it. */
export function complaintItems(items: readonly ReturnItem[]): ComplaintItem[] {
  return items.flatMap((item) => {
    const { id, pieces = [], players = [] } = item
    const line = { value: String(id), label: itemName(item), itemId: id, pieces }
    const worn = players.filter(({ name, number }) => name !== '' || number !== '')
    return [
      line,
      ...worn.map((player) => ({
        ...line,
        value: `${id}.${player.id}`,
        label: [itemName(item), [player.name, player.number].filter(Boolean).join(' ')].join(': '),
        playerId: player.id,
      })),
    ]
  })
}

/** The pieces to choose from: those of what was chosen, and all while nothing is. */
export function piecesFor(items: readonly ComplaintItem[], value: string): string[] {
  const chosen = items.filter((item) => value === '' || item.value === value)
  return [...new Set(chosen.flatMap(({ pieces }) => pieces))]
}
