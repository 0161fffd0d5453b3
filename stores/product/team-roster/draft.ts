// The drafts of teams, one a kit, kept for the visit: restored after a reload or on return, until the team is in the cart.
import * as v from 'valibot'
import { MOST_PIECES, type Player } from '#shared/product/rules/player.ts'
import { isBlank } from '#shared/product/rules/roster.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { $products, changeState, stateOf } from '#stores/product/state.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { playersOf, rosterOf, type RosterState } from './state.ts'

const Draft = v.object({
  players: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.maxLength(40)),
        name: v.string(),
        number: v.string(),
        sizes: v.record(v.string(), v.string()),
        quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PIECES))),
        isOpen: v.boolean(),
        isOrdered: v.boolean(),
      }),
    ),
    v.maxLength(60),
  ),
  inCart: v.optional(
    v.object({ players: v.pipe(v.number(), v.integer(), v.minValue(0)), pieces: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  ),
  sorted: v.optional(
    v.object({ by: v.union([v.picklist(['name', 'number']), v.number()]), entered: v.pipe(v.array(v.string()), v.maxLength(60)) }),
  ),
})

/** By product id. The names of a team are personal: they expire with the tab, and a day after the last entry. */
const memory = persisted({ name: 'team', area: 'session', schema: v.record(v.string(), Draft), minutes: 24 * 60 })

onLeave((leaving) => {
  if (leaving !== 'expired') memory.forget()
})

/** Restores the draft of this product unless there is another team already, and stores each change; the returned function ends it. */
export function followDraft(productId: number): () => void {
  const rosterNow = () => stateOf($products.get(), productId)
  const draft = memory.get()?.[productId]
  // An empty roster that a server printed is another object than `emptyRoster`, so compare the contents.
  const isUntouched = playersOf(rosterNow().roster).every(isBlank) && rosterNow().lineId === null
  if (draft && isUntouched) {
    const { players, sorted, inCart } = draft
    changeState(productId, {
      roster: { ...rosterOf(players.map((player): Player => player)), ...(sorted ? { sorted } : {}), ...(inCart ? { inCart } : {}) },
    })
  }
  let before: RosterState = rosterNow().roster
  return $products.listen(() => {
    const { roster, lineId } = rosterNow()
    if (roster === before) return
    before = roster
    // A cart line that is being changed is no draft, also not once it has been changed.
    if (lineId !== null) return
    const { [productId]: _earlier, ...others } = memory.get() ?? {}
    const players = playersOf(roster)
    const { sorted, inCart } = roster
    memory.set(
      players.every(isBlank)
        ? others
        : {
            ...others,
            [productId]: {
              players: players.map((player) => ({ ...player, sizes: { ...player.sizes } })),
              ...(sorted ? { sorted: { ...sorted, entered: [...sorted.entered] } } : {}),
              ...(inCart ? { inCart } : {}),
            },
          },
    )
  })
}
