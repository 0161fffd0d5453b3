// A team ready to draw: one row per player, each the same object until it changes, so that only changed rows redraw.
import type { Player, PlayerField } from '#shared/product/rules/player.ts'
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'
import { isBlank, playerPrice, type RosterPlan } from '#shared/product/rules/roster.ts'
import { type FieldFault, shownFault } from '#stores/product/personalisation/view.ts'
import type { ProductState } from '#stores/product/state.ts'
import { playerField } from './state.ts'

/** A row ready to draw. */
export interface RosterRow {
  player: Player
  plan: RosterPlan
  /** The price; null if unknown, or if the row is empty. */
  price: number | null
  /** The errors by field: `name`, `number`, `quantity`, or a product's id. */
  faults: Readonly<Record<string, FieldFault>>
  /** Whether the button was pressed: a closed card stresses then what is missing. */
  isAsked: boolean
}

const made = new WeakMap<Player, RosterRow>()

/** The rows by player id. */
export function rowsOf(
  plan: RosterPlan,
  players: readonly Player[],
  problems: readonly ProductProblem[],
  state: Pick<ProductState, 'refusals' | 'isAsked'>,
): Readonly<Record<string, RosterRow>> {
  const byField = new Map(problems.map((problem) => [problem.field, problem]))
  const fields: readonly PlayerField[] = ['name', 'number', 'quantity', ...plan.products.map(({ id }) => id)]
  return Object.fromEntries(
    players.map((player) => {
      const faults: Record<string, FieldFault> = {}
      for (const field of fields) {
        const name = playerField(player.id, field)
        const fault = shownFault(state, name, byField.get(name) ?? null)
        if (fault) faults[field] = fault
      }
      return [player.id, rowOf(plan, player, faults, state.isAsked)]
    }),
  )
}

function rowOf(plan: RosterPlan, player: Player, faults: RosterRow['faults'], isAsked: boolean): RosterRow {
  const before = made.get(player)
  if (before?.plan === plan && before.isAsked === isAsked && isSame(before.faults, faults)) return before
  const isCounted = player.isOrdered && !isBlank(player)
  const row = { player, plan, price: isCounted ? playerPrice(plan, player) : null, faults, isAsked }
  made.set(player, row)
  return row
}

const isSame = (one: RosterRow['faults'], other: RosterRow['faults']) => JSON.stringify(one) === JSON.stringify(other)
