// The draft of a team, kept for the visit: restored after a reload or on return, until the team is in the cart.
import * as v from 'valibot'
import { on } from '#shared/events/bus.ts'
import { MOST_PIECES, type Player } from '#shared/product/rules/player.ts'
import { isBlank } from '#shared/product/rules/roster.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { $products, changeState, stateOf } from '#stores/product/state.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { playersOf, rosterOf, type RosterState } from './state.ts'

const Draft = v.object({
  productId: v.number(),
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
  sorted: v.optional(
    v.object({ by: v.union([v.picklist(['name', 'number']), v.number()]), entered: v.pipe(v.array(v.string()), v.maxLength(60)) }),
  ),
})

/** The names of a team are personal: they expire with the tab, and after a day. */
const memory = persisted({ name: 'team', area: 'session', schema: Draft, minutes: 24 * 60 })

onLeave((leaving) => {
  if (leaving !== 'expired') memory.forget()
})

/** Restores the draft of this product unless there is another team already, and stores each change; the returned function ends it. */
export function followDraft(productId: number): () => void {
  const rosterNow = () => stateOf($products.get(), productId)
  const draft = memory.get()
  // An empty roster that a server printed is another object than `emptyRoster`, so compare the contents.
  const isUntouched = playersOf(rosterNow().roster).every(isBlank) && rosterNow().lineId === null
  if (draft?.productId === productId && isUntouched) {
    const { players, sorted } = draft
    changeState(productId, { roster: { ...rosterOf(players.map((player): Player => player)), ...(sorted ? { sorted } : {}) } })
  }
  let before: RosterState = rosterNow().roster
  const stopKeeping = $products.listen(() => {
    const { roster, lineId } = rosterNow()
    if (roster === before) return
    before = roster
    // A cart line that is being changed is no draft, also not once it has been changed.
    if (lineId !== null) return
    const { sorted } = roster
    memory.set({
      productId,
      players: playersOf(roster).map((player) => ({ ...player, sizes: { ...player.sizes } })),
      ...(sorted ? { sorted: { ...sorted, entered: [...sorted.entered] } } : {}),
    })
  })
  const stopListening = on('cart:added', () => memory.forget())
  return () => {
    stopKeeping()
    stopListening()
  }
}
