// Puts a team into the cart where each player is a line of her own, one after another: who is there leaves the list, the others stay.
import type { Failure, Result } from '#shared/domain/failure.ts'
import { piecesOf } from '#shared/product/rules/player.ts'
import { isBlank, orderedPlayers } from '#shared/product/rules/roster.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import { changeState, $products, stateOf } from '#stores/product/state.ts'
import { boughtRoster, playerField, playersOf, rosterOf, type RosterState } from '#stores/product/team-roster/state.ts'
import { addEach, type LineEnd } from './add-each.ts'

type End = Pick<LineEnd, 'sent' | 'missing' | 'error'>

interface Asked {
  line: NewLine
  sku: string
  playerId: string
}

/**
 * Sends the lines of the players in the order, one each, as the roster was when the lines were made; resolves to a failure where some are not
 * in the cart, with a message at each of them.
 */
export async function buyPlayers(id: number, team: RosterState, lines: readonly NewLine[], origin?: object): Promise<Result<null>> {
  const asked = orderedPlayers(playersOf(team)).flatMap(({ id: playerId }, at): Asked[] => {
    const line = lines[at]
    return line ? [{ line, sku: line.sku, playerId }] : []
  })
  const ends = new Map<string, End>()
  const result = await addEach(
    asked,
    {
      sending: () => undefined,
      ended: ({ playerId }, end) => void ends.set(playerId, end),
      lost: ({ playerId }, missing) => void ends.set(playerId, { sent: ends.get(playerId)?.sent ?? missing, missing, error: null }),
      isStillWanted: () => true,
    },
    origin,
  )
  takeOff(id, ends)
  const left = asked.filter(({ playerId }) => ends.get(playerId)?.missing !== 0)
  if (left.length === 0) return { ok: true, value: null }
  const refusals = left.flatMap(({ playerId }) => {
    const error = ends.get(playerId)?.error
    return error ? [{ playerId, error }] : []
  })
  const error: Failure = result.ok ? (refusals[0]?.error ?? notAdded) : result.error
  const fields: Record<string, string[]> = {}
  for (const {
    playerId,
    error: { message },
  } of refusals)
    if (message !== null) fields[`items.0.${playerField(playerId, 'name')}`] = [message]
  return { ok: false, error: refusals.length > 0 ? { ...error, fields } : error }
}

/** For what was in the cart and is not. */
const notAdded: Failure = { kind: 'rejected', code: 'cart.add-failed', message: null, status: null }

/**
 * Takes the players who are in the cart, or whom the host has taken out, off the list; of several pieces, those stay that are not in the cart.
 * The list may have been edited since the press: who was not asked for stays.
 */
function takeOff(id: number, ends: ReadonlyMap<string, End>): void {
  const changed = new Map([...ends].filter(([, { sent, missing }]) => missing === 0 || missing < sent))
  if (changed.size === 0) return
  const { roster } = stateOf($products.get(), id)
  const players = playersOf(roster).flatMap((player) => {
    const end = changed.get(player.id)
    if (!end) return [player]
    if (end.missing === 0) return []
    return [piecesOf(player) > end.missing ? { ...player, quantity: end.missing } : player]
  })
  const inCart = [...changed.values()].reduce(
    (sum, { sent, missing }) => ({
      players: sum.players + (sent > 0 && missing === 0 ? 1 : 0),
      pieces: sum.pieces + sent - missing,
    }),
    roster.inCart ?? { players: 0, pieces: 0 },
  )
  changeState(id, { roster: players.every(isBlank) ? boughtRoster : { ...rosterOf(players), inCart } })
}
