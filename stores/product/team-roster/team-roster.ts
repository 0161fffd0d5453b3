// A team order: its players, what they wear and what it costs. State stands with the product itself.
import type { ReadableAtom } from 'nanostores'
import type { Player } from '#shared/product/rules/player.ts'
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'
import type { PastedRoster } from '#shared/product/rules/roster-paste.ts'
import { mostPlayers, orderedPlayers, type RosterPlan, type RosterProduct, teamPrice } from '#shared/product/rules/roster.ts'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { onReset } from '#stores/kit/reset.ts'
import { productStore } from '#stores/product/product.ts'
import { $products, changeConfiguration, stateOf } from '#stores/product/state.ts'
import { followDraft } from './draft.ts'
import { problemsOf } from './model.ts'
import { planOf } from './plan.ts'
import { withAnother, withColumn, withCopy, withoutPlayer, withPasted, withPlayer, withSize } from './rows.ts'
import { emptyRoster, playersOf, type RosterState } from './state.ts'
import { type RosterRow, rowsOf } from './view.ts'

/** What a pasted list has come to. */
export interface PasteReport extends PastedRoster {
  /** Players for whom the team had no room. */
  left: number
}

/** The team of one product. */
export interface RosterStore {
  $plan: ReadableAtom<RosterPlan | null>
  /** Ids of the rows in their order. */
  $order: ReadableAtom<readonly string[]>
  /** How many players are ordered for. */
  $count: ReadableAtom<number>
  /** The most there may be. */
  $most: ReadableAtom<number>
  /** What everything costs; null where it is not known. */
  $total: ReadableAtom<number | null>
  /** All that is wrong, once the shopper has pressed the button, with what the server refused. */
  $problems: ReadableAtom<readonly (ProductProblem | { field: string; words: string })[]>
  /** One row, which changes only with its player. */
  row: (playerId: string) => ReadableAtom<RosterRow | null>
  change: (playerId: string, part: Partial<Pick<Player, 'name' | 'number' | 'isOpen' | 'isOrdered'>>) => void
  /** Chooses a size; empty takes it back. */
  chooseSize: (playerId: string, productId: number, size: string) => void
  /** The same size for everybody. */
  fillColumn: (product: RosterProduct, size: string) => void
  /** One more at the end; answers her id, null where the team is full. */
  add: () => string | null
  /** One more with the same clothes; answers her id, null where the team is full. */
  copy: (playerId: string) => string | null
  remove: (playerId: string) => void
  clear: () => void
  /** Takes over players from a spreadsheet or a CSV file. */
  paste: (text: string) => Promise<PasteReport>
  /** Brings back the draft of this visit and keeps it; the returned function ends it. */
  follow: () => () => void
}

const stores = new Map<number, RosterStore>()
onReset(() => stores.clear())

/** The team of a product, one for all who ask. */
export function rosterStore(id: number): RosterStore {
  const store = stores.get(id) ?? createStore(id)
  stores.set(id, store)
  return store
}

function createStore(id: number): RosterStore {
  const { $goods } = productStore(id)
  const rows = new Map<string, ReadableAtom<RosterRow | null>>()
  const $state = derived([$products], (products) => stateOf(products, id))
  const $roster = derived([$state], ({ roster }) => roster)
  const $players = derived([$roster], playersOf)
  const $plan = derived([$state, $goods], ({ product, personalisation }, goods) => {
    const value = valueOf(product)
    return value && unchanged(id, planOf(value, goods, personalisation))
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
  /** The id of the row that a change has brought. */
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
    fillColumn: (product, size) => set(withColumn(roster(), product, size)),
    add: () => grown(withAnother(roster(), $most.get())),
    copy: (playerId) => grown(withCopy(roster(), playerId, $most.get())),
    remove: (playerId) => set(withoutPlayer(roster(), playerId)),
    clear: () => set(emptyRoster),
    paste: async (text) => {
      const { readRoster } = await import('#shared/product/rules/roster-paste.ts')
      const plan = $plan.get()
      if (!plan) return { players: [], misunderstood: [], left: 0 }
      const read = readRoster(text, plan)
      const { roster: next, left } = withPasted(roster(), read.players, $most.get())
      set(next)
      return { ...read, left }
    },
    follow: () => followDraft(id),
  }
}

const plans = new Map<number, RosterPlan>()
onReset(() => plans.clear())

/** The plan as it was where it says the same, so that nothing is drawn again for it. */
function unchanged(id: number, plan: RosterPlan): RosterPlan {
  const before = plans.get(id)
  if (before && JSON.stringify(before) === JSON.stringify(plan)) return before
  plans.set(id, plan)
  return plan
}
