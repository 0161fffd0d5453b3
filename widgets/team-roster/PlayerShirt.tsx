// The shirt of one player beside the list: of the row in focus, otherwise of the one that was changed last.
import { useRef } from 'react'
import type { ReadableAtom } from 'nanostores'
import { useShared } from '#shared/mount/use-shared.ts'
import { ShirtFigure } from '#shared/product/parts/ShirtFigure.tsx'
import type { Player } from '#shared/product/rules/player.ts'
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { shirtOfPlayer } from '#stores/product/personalisation/shirt.ts'
import type { ProductStore } from '#stores/product/product.ts'
import { playersOf } from '#stores/product/team-roster/state.ts'

/** Props of the shirt. */
interface PlayerShirtProps {
  product: ProductStore
  plan: RosterPlan
  /** The id of the row in focus; null where none is. */
  $playerId: ReadableAtom<string | null>
}

/** The shirt; nothing where neither name nor number is printed. */
export function PlayerShirt({ product, plan, $playerId }: PlayerShirtProps) {
  const playerId = useShared($playerId)
  const kit = valueOf(useShared(product.$product))
  const items = useShared(product.$items)
  const { roster, personalisation } = useShared(product.$configuration)
  const players = playersOf(roster)
  const changed = useLastChanged(players)
  const player = players.find(({ id }) => id === playerId) ?? changed
  if (!kit || !player || (!plan.name && !plan.number)) return null
  const shirt = shirtOfPlayer({ product: kit, items, plan, personalisation }, player)
  return <ShirtFigure shirt={shirt} className="team-roster-shirt" captionClass="team-roster-shirt-words" size={200} />
}

/** The player that was changed last, at first the first one; a change replaces the player's object. */
function useLastChanged(players: readonly Player[]): Player | undefined {
  const before = useRef(players)
  const last = useRef(players[0]?.id)
  if (before.current !== players) {
    const changed = players.find((player) => !before.current.includes(player))
    if (changed) last.current = changed.id
    before.current = players
  }
  return players.find(({ id }) => id === last.current) ?? players[0]
}
