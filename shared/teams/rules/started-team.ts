// Which team order a form has started: the answer lists all of them.
import type { TeamOrder, TeamOrders } from '#shared/teams/wire.ts'
import { isSameText } from './same-text.ts'

/** The newest of that name and closing day; null where the host has none. */
export function startedTeam({ items }: TeamOrders, { title, closesOn }: { title: string; closesOn: string }): TeamOrder | null {
  const named = items.filter((team) => isSameText(title, team.title) && team.closesOn === closesOn)
  return named.toSorted((a, b) => b.id - a.id)[0] ?? null
}
