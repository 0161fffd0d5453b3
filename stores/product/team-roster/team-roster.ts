// A team order: its players, their sizes and its price. The state is stored with the product itself.
import type { ReadableAtom } from 'nanostores'
import type { Player } from '#shared/product/rules/player.ts'
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'
import { mostPlayers, orderedPlayers, type RosterPlan, type RosterProduct, teamPrice } from '#shared/product/rules/roster.ts'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { onReset } from '#stores/kit/reset.ts'
import { productStore } from '#stores/product/product.ts'
import { $products, changeConfiguration, stateOf } from '#stores/product/state.ts'
import { followDraft } from './draft.ts'
import { problemsOf } from './model.ts'
import { planOf } from './plan.ts'
import { withAnother, withColumn, withColumnOf, withCopy, withoutPlayer, withPlayer, withSize } from './rows.ts'
import { emptyRoster, playersOf, rosterOf, type RosterState } from './state.ts'
import { type RosterRow, rowsOf } from './view.ts'

/** The team of one product. */
export interface RosterStore {
  $plan: ReadableAtom<RosterPlan | null>
  /** The ids of the rows in their order. */
  $order: ReadableAtom<readonly string[]>
  /** The number of players in the order. */
  $count: ReadableAtom<number>
  /** The maximum number of players. */
  $most: ReadableAtom<number>
  /** The total price; null if unknown. */
  $total: ReadableAtom<number | null>
  /** All problems after the button was pressed, with the server's messages. */
  $problems: ReadableAtom<readonly (ProductProblem | { field: string; words: string })[]>
  /** One row, which changes only with its player. */
  row: (playerId: string) => ReadableAtom<RosterRow | null>
  change: (playerId: string, part: Partial<Pick<Player, 'name' | 'number' | 'isOpen' | 'isOrdered'>>) => void
  /** Chooses a size; an empty one clears it. */
  chooseSize: (playerId: string, productId: number, size: string) => void
  /** Sets the same size for everybody; the returned function restores the sizes that were there before. */
  fillColumn: (product: RosterProduct, size: string) => () => void
  /** Adds a row at the end; returns its id, or null if the team is full. */
  add: () => string | null
  /** Copies a row's sizes to a new row; returns its id, or null if the team is full. */
  copy: (playerId: string) => string | null
  remove: (playerId: string) => void
  clear: () => void
  /** Makes these the players, as a list was confirmed; the returned function restores those who were there. */
  adopt: (players: readonly Player[]) => () => void
  /** Restores the draft of this visit and stores each change; the returned function ends it. */
  follow: () => () => void
}

const stores = new Map<number, RosterStore>()
onReset(() => stores.clear())

/** Returns the store for a product's team; the same object for the same id. */
export function rosterStore(id: number): RosterStore {
  const store = stores.get(id) ?? createStore(id)
  stores.set(id, store)
  return store
}

function createStore(id: number): RosterStore {
  const { $items } = productStore(id)
  const rows = new Map<string, ReadableAtom<RosterRow | null>>()
  const $state = derived([$products], (products) => stateOf(products, id))
  const $roster = derived([$state], ({ roster }) => roster)
  const $players = derived([$roster], playersOf)
  const $plan = derived([$state, $items], ({ product, personalisation }, items) => {
    const value = valueOf(product)
    return value && unchanged(id, planOf(value, items, personalisation))
  })
  const $found = derived([$plan, $players], (plan, players) => (plan ? problemsOf(plan, players) : []))
  const $rows = derived([$plan, $players, $found, $state], (plan, players, problems, state) =>
    plan ? rowsOf(plan, players, problems, state) : {},
  )
  const $most = derived([$plan], (plan) => mostPlayers(plan ?? { maxPlayers: 1 }))
  const roster = () => stateOf($products.get(), id).roster
  const set = (next: RosterState) => {
    if (next !== roster()) changeConfiguration(id, { roster: next })
  }
  /** The id of the row that a change added. */
  const grown = (next: RosterState): string | null => {
    const before = roster().order
    set(next)
    return next.order.find((one) => !before.includes(one)) ?? null
  }
  return {
    $plan,
    $order: derived([$roster], ({ order }) => order),
    $count: derived([$players], (players) => orderedPlayers(players).length),
    $most,
    $total: derived([$plan, $players], (plan, players) => plan && teamPrice(plan, players)),
    $problems: derived([$found, $state], (found, { isAsked, refusals }) => [
      ...Object.entries(refusals).flatMap(([field, [words]]) =>
        words && (field === 'players' || field.startsWith('players.')) ? [{ field, words }] : [],
      ),
      ...(isAsked ? found.filter(({ field }) => !Object.hasOwn(refusals, field)) : []),
    ]),
    row: (playerId) => {
      const $row = rows.get(playerId) ?? derived([$rows], (all) => (Object.hasOwn(all, playerId) ? (all[playerId] ?? null) : null))
      rows.set(playerId, $row)
      return $row
    },
    change: (playerId, part) => set(withPlayer(roster(), playerId, part)),
    chooseSize: (playerId, productId, size) => set(withSize(roster(), playerId, productId, size)),
    fillColumn: (product, size) => {
      const before = roster()
      set(withColumn(before, product, size))
      return () => set(withColumnOf(roster(), before, product.id, size))
    },
    add: () => grown(withAnother(roster(), $most.get())),
    copy: (playerId) => grown(withCopy(roster(), playerId, $most.get())),
    remove: (playerId) => set(withoutPlayer(roster(), playerId)),
    clear: () => set(emptyRoster),
    adopt: (players) => {
      const before = roster()
      set(players.length > 0 ? rosterOf(players) : emptyRoster)
      return () => set(before)
    },
    follow: () => followDraft(id),
  }
}

const plans = new Map<number, RosterPlan>()
onReset(() => plans.clear())

/** Returns the earlier plan if it is equal, so that it causes no redraw. */
function unchanged(id: number, plan: RosterPlan): RosterPlan {
  const before = plans.get(id)
  if (before && JSON.stringify(before) === JSON.stringify(plan)) return before
  plans.set(id, plan)
  return plan
}
