// Converts team orders to the calls' answers, for their organiser and for players.
import type { HostContext } from '../host/context.ts'
import type { Session } from '../shop/session.ts'
import type { Shop } from '../shop/shop.ts'
import { listSources, listTeams, type ListedPlayer, type PlayerState } from './listed-teams.ts'
import { addDays, dayIn } from './store-day.ts'
import type { ShownTeam } from './team-entry.ts'
import { showKit, type SizedPart } from './team-kit.ts'
import { longestOpen } from './team-orders.ts'

/** The answer of `GET api/customer/teams`. */
export interface TeamsAnswer {
  items: {
    id: number
    title: string
    kit: string
    closes_on: string
    is_open: boolean
    link: string | null
    players: { id: number; name: string; number: string; state: PlayerState; sizes: { name: string; size: string }[] }[]
  }[]
  sources: { id: string; name: string; players: number; is_ordered: boolean }[]
  first_day: string
  last_day: string
}

/** The organiser's view; the sources include a roster that she `wanted`, however old. */
export async function describeTeams(shop: Shop, session: Session, wanted: string | null = null): Promise<TeamsAnswer> {
  const teams = await listTeams(shop, session)
  const today = dayIn(session.store, shop.now())
  const items = await Promise.all(
    teams.map(async ({ id, title, kit, closesOn, isOpen, link, players }) => {
      const shown = await showKit(shop.db, session.store, kit)
      return {
        id,
        title,
        kit: shown?.name ?? '',
        closes_on: closesOn,
        is_open: isOpen,
        link,
        players: players.map((player) => ({
          id: player.rowId,
          name: player.name,
          number: player.number,
          state: player.state,
          sizes: sizesOf(player, shown?.parts ?? []),
        })),
      }
    }),
  )
  const sources = await listSources(shop.db, session, wanted)
  return {
    items,
    sources: sources.map(({ source, name, players }) => ({ id: source, name, players, is_ordered: source.startsWith('order') })),
    first_day: today,
    last_day: addDays(today, longestOpen),
  }
}

/** A player's view behind the link. */
export function describeOpened({ title, name, closesOn, isOpen, needsNumber, parts, entry }: ShownTeam) {
  return {
    title,
    kit: name,
    closes_on: closesOn,
    is_open: isOpen,
    needs_number: needsNumber,
    parts: parts.map(({ productId, name: part, sizes }) => ({ product_id: productId, name: part, sizes })),
    entry,
  }
}

/** The same for a page without scripts. */
export function teamsOf(c: HostContext): Promise<TeamsAnswer> {
  return describeTeams(c.get('shop'), c.get('session'), c.req.query('source') ?? null)
}

function sizesOf({ sizes }: ListedPlayer, parts: readonly SizedPart[]): { name: string; size: string }[] {
  return sizes.flatMap(({ productId, attributes }) => {
    const part = parts.find((one) => one.productId === productId)
    const size = part?.sizes.find(({ value }) =>
      Object.entries(attributes).some(([attribute, option]) => value === `${attribute}:${option}`),
    )
    return part && size ? [{ name: part.name, size: size.label }] : []
  })
}
