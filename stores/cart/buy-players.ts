// Puts a team into the cart where each player is a line of her own, one after another: who is there leaves the list, the others stay.
import type { Failure, Result } from '#shared/domain/failure.ts'
import { orderedPlayers } from '#shared/product/rules/roster.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import { changeState, $products, stateOf } from '#stores/product/state.ts'
import { playerField, playersOf, rosterOf, type RosterState } from '#stores/product/team-roster/state.ts'
import { addEach, type LineEnd } from './add-each.ts'

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
  const ends = new Map<string, Pick<LineEnd, 'missing' | 'error'>>()
  const result = await addEach(
    asked,
    {
      sending: () => undefined,
      ended: ({ playerId }, end) => void ends.set(playerId, end),
      lost: ({ playerId }, missing) => void ends.set(playerId, { missing, error: null }),
      isStillWanted: () => true,
    },
    origin,
  )
  const missingOf = ({ playerId, line }: Asked) => ends.get(playerId)?.missing ?? line.quantity
  const left = asked.filter((one) => missingOf(one) > 0)
  if (left.length === 0) return { ok: true, value: null }
  const taken = asked.length - left.length
  if (taken > 0) keepOnly(id, new Map(left.map((one) => [one.playerId, missingOf(one)])), taken)
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

/** Takes the players who are in the cart off the list; of several pieces, those stay that are not there. */
function keepOnly(id: number, missing: ReadonlyMap<string, number>, taken: number): void {
  const { roster } = stateOf($products.get(), id)
  const players = playersOf(roster).flatMap((player) => {
    const pieces = missing.get(player.id)
    if (pieces === undefined) return player.isOrdered ? [] : [player]
    return [(player.quantity ?? 1) > pieces ? { ...player, quantity: pieces } : player]
  })
  changeState(id, { roster: { ...rosterOf(players), inCart: (roster.inCart ?? 0) + taken } })
}
