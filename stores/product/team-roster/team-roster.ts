// A team order: its players, their sizes and its price. The state is stored with the product itself.
import type { ReadableAtom } from 'nanostores'
import type { Player } from '#shared/product/rules/player.ts'
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'
import { isBlank, mostPlayers, orderedPlayers, type RosterPlan, type RosterProduct, teamPrice } from '#shared/product/rules/roster.ts'
import type { SortKey } from '#shared/product/rules/roster-sort.ts'
import { type ProductTotal, rosterTotals } from '#shared/product/rules/roster-totals.ts'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { productStore } from '#stores/product/product.ts'
import { $products, changeConfiguration, changeState, stateOf } from '#stores/product/state.ts'
import { followDraft } from './draft.ts'
import { canRedo, canUndo, followed, type Moved, noHistory, redone, settled, takenBack, undone, withoutStep, withStep } from './history.ts'
import { problemsOf } from './model.ts'
import { planOf } from './plan.ts'
import {
  sortOf,
  withAnother,
  withColumn,
  withCopy,
  withoutBought,
  withoutPlayer,
  withPlayer,
  withPlayers,
  withSize,
  withSort,
} from './rows.ts'
import { emptyRoster, playersOf, type RosterState } from './state.ts'
import { type RosterRow, rowsOf } from './view.ts'

/** The team of one product. */
export interface RosterStore {
  $plan: ReadableAtom<RosterPlan | null>
  /** The ids of the rows in their order. */
  $order: ReadableAtom<readonly string[]>
  /** The number of players in the order. */
  $count: ReadableAtom<number>
  /** The maximum number of players on the sheet: with those who are in the cart already, the team's. */
  $most: ReadableAtom<number>
  /** The total price; null if unknown. */
  $total: ReadableAtom<number | null>
  /** The items of each product by size. */
  $totals: ReadableAtom<readonly ProductTotal[]>
  /** What the rows are sorted by; null if they were changed since. */
  $sort: ReadableAtom<SortKey | 'entry' | null>
  /** The id of the row that has the focus; null where none has. */
  $focusedPlayer: ReadableAtom<string | null>
  $canUndo: ReadableAtom<boolean>
  $canRedo: ReadableAtom<boolean>
  /** Whether a list is the last step, so that to undo is to take it back. */
  $isAdopted: ReadableAtom<boolean>
  /** Whether nothing was entered since a team was put into the cart. */
  $isBought: ReadableAtom<boolean>
  /** How many players of the team are in the cart already, where it did not take all. */
  $inCart: ReadableAtom<number>
  /** All problems after the button was pressed, with the server's messages. */
  $problems: ReadableAtom<readonly (ProductProblem | { field: string; words: string })[]>
  /** One row, which changes only with its player. */
  row: (playerId: string) => ReadableAtom<RosterRow | null>
  /** Changes a row. Letters typed into one cell are one step to undo, until `enter` is called. */
  change: (playerId: string, part: Partial<Pick<Player, 'name' | 'number' | 'quantity' | 'isOrdered'>>) => void
  /** Opens or closes a player's card, which is no step to undo. */
  open: (playerId: string, isOpen: boolean) => void
  /** Chooses a size; an empty one clears it. Letters that are typed to find it are one step to undo. */
  chooseSize: (playerId: string, productId: number, size: string, isTyped?: boolean) => void
  /** Sets the same size for everybody. */
  fillColumn: (product: RosterProduct, size: string) => void
  /** Adds a row at the end; returns its id, or null if the team is full. */
  add: () => string | null
  /** Copies a row's sizes to a new row; returns its id, or null if the team is full. */
  copy: (playerId: string) => string | null
  remove: (playerId: string) => void
  /** Makes these the players, as a list was confirmed. */
  adopt: (players: readonly Player[]) => void
  /** Makes any change to the rows as one step, and returns whether it was one; the same roster is no change. */
  rewrite: (make: (roster: RosterState, plan: RosterPlan, most: number) => RosterState) => boolean
  /** Sorts the rows, or puts them back into the order of entry. */
  sort: (by: SortKey | 'entry') => void
  /** Goes back one step, whatever was entered, filled, pasted, sorted or removed; returns whether there was one. */
  undo: () => boolean
  redo: () => boolean
  /** Takes back what is being typed into a cell; returns whether anything was. */
  takeBack: () => boolean
  /** The focus has entered a cell of this row; null when it has left the rows. What is typed next is a step of its own. */
  enter: (playerId: string | null) => void
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
  const $found = derived([$plan, $roster], (plan, now) => (plan ? problemsOf(plan, now) : []))
  const $rows = derived([$plan, $players, $found, $state], (plan, players, problems, state) =>
    plan ? rowsOf(plan, players, problems, state) : {},
  )
  const $inCart = derived([$roster], ({ inCart }) => inCart?.players ?? 0)
  const $most = derived([$plan, $inCart], (plan, inCart) => Math.max(1, mostPlayers(plan ?? { maxPlayers: 1 }) - inCart))
  const roster = () => stateOf($products.get(), id).roster
  const $steps = writable(noHistory)
  const $history = derived([$steps, $roster], followed)
  /** The roster that the last list has replaced. */
  const $replaced = writable<RosterState | null>(null)
  const $focusedPlayer = writable<string | null>(null)
  const show = (next: RosterState) => changeConfiguration(id, { roster: next })
  const set = (changed: RosterState, typing: string | null = null) => {
    const before = roster()
    if (changed === before) return false
    const next = withoutBought(changed)
    $steps.set(withStep($history.get(), before, next, typing))
    show(next)
    return true
  }
  /** Goes where the history leads; returns whether it led anywhere. */
  const go = (moved: Moved) => {
    if (!moved) return false
    $steps.set(moved.history)
    show(moved.roster)
    return true
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
    $totals: derived([$plan, $players], (plan, players) => (plan ? rosterTotals(plan, players) : [])),
    $sort: derived([$plan, $roster], (plan, now) => (plan ? sortOf(now, plan) : 'entry')),
    $focusedPlayer,
    $canUndo: derived([$history, $roster], canUndo),
    $canRedo: derived([$history, $roster], canRedo),
    $isAdopted: derived(
      [$history, $roster, $replaced],
      (history, now, replaced) => canUndo(history, now) && history.past.at(-1) === replaced,
    ),
    $isBought: derived([$roster], (now) => now.isAfterBuying === true && playersOf(now).every(isBlank)),
    $inCart,
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
    change: (playerId, part) => void set(withPlayer(roster(), playerId, part), typingOf(playerId, part)),
    open: (playerId, isOpen) => {
      const before = roster()
      const next = withPlayer(before, playerId, { isOpen })
      $steps.set(withoutStep($history.get(), before, next))
      // The server's messages stay: nothing that they are about has changed.
      changeState(id, { roster: next })
    },
    chooseSize: (playerId, productId, size, isTyped = false) =>
      set(withSize(roster(), playerId, productId, size), isTyped ? `${playerId}.${productId}` : null),
    fillColumn: (product, size) => set(withColumn(roster(), product, size)),
    add: () => grown(withAnother(roster(), $most.get())),
    copy: (playerId) => grown(withCopy(roster(), playerId, $most.get())),
    remove: (playerId) => set(withoutPlayer(roster(), playerId)),
    adopt: (players) => {
      $replaced.set(roster())
      set(players.length > 0 ? withPlayers(roster(), players) : emptyRoster)
    },
    rewrite: (make) => {
      const plan = $plan.get()
      return plan !== null && set(make(roster(), plan, $most.get()))
    },
    sort: (by) => {
      const plan = $plan.get()
      if (plan) set(withSort(roster(), plan, by))
    },
    undo: () => go(undone($history.get(), roster())),
    redo: () => go(redone($history.get(), roster())),
    takeBack: () => go(takenBack($history.get(), roster())),
    enter: (playerId) => {
      $steps.set(settled($history.get()))
      $focusedPlayer.set(playerId)
    },
    follow: () => followDraft(id),
  }
}

/** The cell that a change types into; null for other changes. */
function typingOf(playerId: string, part: Partial<Player>): string | null {
  const field = (['name', 'number', 'quantity'] as const).find((one) => one in part)
  return field ? `${playerId}.${field}` : null
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
