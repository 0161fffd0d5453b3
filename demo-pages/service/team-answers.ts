// Converts team orders to the calls' answers, for their organiser and for players.
import type { TeamOrderDelivery, TeamOrderPayer } from '../database/rows/generated.ts'
import type { HostContext } from '../host/context.ts'
import type { Session } from '../shop/session.ts'
import type { Shop } from '../shop/shop.ts'
import { listSources, listTeams, type ListedPlayer, type PlayerState } from './listed-teams.ts'
import { proposedKit } from './new-kit.ts'
import { longestOpen } from './start-team.ts'
import { addDays, dayIn } from './store-day.ts'
import type { ShownTeam } from './team-entry.ts'
import { missingOf, showKit, type SizedPart, sizeOf } from './team-kit.ts'
import { deletedOn } from './team-life.ts'

/** The answer of `GET api/customer/teams`. */
export interface TeamsAnswer {
  items: {
    id: number
    title: string
    kit: string
    closes_on: string
    is_open: boolean
    link: string | null
    kit_url: string | null
    picture: string | null
    orderable_until: string | null
    payer: TeamOrderPayer
    delivery: TeamOrderDelivery
    /** The last day to order; what is neither ordered nor in the cart is deleted after it. */
    deleted_on: string
    reminder: { addresses: number; sent_on: string | null; can_send: boolean }
    players: {
      id: number
      name: string
      number: string
      state: PlayerState
      /** Its pieces; a row without a name may be twenty shirts. */
      qty: number
      /** Each named by its product, and by its value among the part's sizes. */
      sizes: { product_id: number; value: string; name: string; size: string; quantity: number }[]
      missing: string[]
      /** What she wore in an earlier season, as far as it is still made. */
      last: { year: number; sizes: { product_id: number; value: string; size: string }[] } | null
    }[]
    /** What each player wears in a size of her own, with the sizes from small to large. */
    parts: { product_id: number; name: string; sizes: { value: string; label: string }[] }[]
  }[]
  sources: { id: string; name: string; players: number; is_ordered: boolean; team: string | null; year: number | null }[]
  first_day: string
  last_day: string
}

/** The organiser's view; the sources include a roster that she `wanted`, however old. */
export async function describeTeams(shop: Shop, session: Session, wanted: string | null = null): Promise<TeamsAnswer> {
  const teams = await listTeams(shop, session)
  const today = dayIn(session.store, shop.now())
  const items = await Promise.all(
    teams.map(async ({ id, title, kit, closesOn, isOpen, link, players, payer, delivery, addresses, remindedOn }) => {
      const shown = await showKit(shop.db, session.store, kit)
      const parts = shown?.parts ?? []
      return {
        id,
        title,
        kit: shown?.name ?? '',
        closes_on: closesOn,
        is_open: isOpen,
        link,
        kit_url: shown?.url ?? null,
        picture: shown?.picture ?? null,
        orderable_until: shown?.orderableUntil ?? null,
        payer,
        delivery,
        deleted_on: deletedOn(closesOn),
        reminder: { addresses, sent_on: remindedOn, can_send: isOpen && addresses > 0 && remindedOn !== today },
        players: players.map((player) => ({
          id: player.rowId,
          name: player.name,
          number: player.number,
          state: player.state,
          qty: player.qty ?? 1,
          sizes: sizesOf(player, parts),
          missing: missingOf(player, parts),
          last: player.last && {
            year: player.last.year,
            sizes: sizesOf(player.last, parts).map(({ product_id, value, size }) => ({ product_id, value, size })),
          },
        })),
        parts: parts.map(({ productId, name, sizes }) => ({ product_id: productId, name, sizes })),
      }
    }),
  )
  const lines = await listSources(shop.db, session, today, wanted)
  const earlier = items.filter(({ is_open: isOpen, players }) => !isOpen && players.length > 0)
  return {
    items,
    sources: [
      ...(await kitSource(shop, session, wanted)),
      ...lines.map(({ source, name, players, lastYear }) => ({
        id: source,
        name,
        players,
        is_ordered: source.startsWith('order'),
        team: null,
        year: lastYear,
      })),
      ...earlier.map(({ id, kit, title, closes_on: closesOn, players }) => ({
        id: `team-${id}`,
        name: kit,
        players: players.length,
        is_ordered: false,
        team: title,
        year: Number(closesOn.slice(0, 4)),
      })),
    ],
    first_day: today,
    last_day: addDays(today, longestOpen),
  }
}

/** The kit whose page led here, as the shop proposes it; a page with scripts sends the kit as it was chosen. */
async function kitSource(shop: Shop, session: Session, wanted: string | null): Promise<TeamsAnswer['sources']> {
  const productId = Number(/^kit-(\d{1,9})$/.exec(wanted ?? '')?.[1] ?? -1)
  if (wanted === null || productId < 0) return []
  const kit = await shop.db.transaction().execute((trx) => proposedKit(trx, session.store, productId))
  const shown = kit && (await showKit(shop.db, session.store, kit))
  return shown ? [{ id: wanted, name: shown.name, players: 0, is_ordered: false, team: null, year: null }] : []
}

/** A player's view behind the link. */
export function describeOpened(team: ShownTeam) {
  const { title, name, url, picture, closesOn, isOpen, needsNumber, hasUniqueNumbers, parts, sizeHelp, entry, reminder } = team
  return {
    title,
    kit: name,
    kit_url: url,
    picture,
    closes_on: closesOn,
    is_open: isOpen,
    deleted_on: deletedOn(closesOn),
    needs_number: needsNumber,
    highest_number: hasUniqueNumbers ? team.highestNumber : null,
    taken_numbers: team.takenNumbers,
    reserved_numbers: team.reservedNumbers,
    parts: parts.map(({ productId, name: part, sizes }) => ({
      product_id: productId,
      name: part,
      sizes,
      has_chart: sizeHelp.get(productId)?.hasChart ?? false,
      advice: sizeHelp.get(productId)?.advice ?? null,
    })),
    entry,
    reminder,
  }
}

/** The same for a request, whose `source` is the wanted one. */
export function teamsOf(c: HostContext): Promise<TeamsAnswer> {
  return describeTeams(c.get('shop'), c.get('session'), c.req.query('source') ?? null)
}

/** The parts in the size that she chose; a size that is no longer made is none. */
function sizesOf(
  player: Pick<ListedPlayer, 'sizes' | 'qty'>,
  parts: readonly SizedPart[],
): TeamsAnswer['items'][number]['players'][number]['sizes'] {
  return parts.flatMap((part) => {
    const size = sizeOf(player, part)
    return size
      ? [{ product_id: part.productId, value: size.value, name: part.name, size: size.label, quantity: part.count * (player.qty ?? 1) }]
      : []
  })
}
