// The error summary of the team: one list that links to each field.
import { useLingui } from '@lingui/react/macro'
import { sentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { printable } from '#shared/product/rules/printing.ts'
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { ErrorSummary } from '#shared/ui/ErrorSummary.tsx'
import type { RosterStore } from '#stores/product/team-roster/team-roster.ts'

/** The summary. The pressed button moves the focus to it. */
export function Faults({ store, plan }: { store: RosterStore; plan: RosterPlan }) {
  const { t } = useLingui()
  const { id } = useMount()
  const problems = useShared(store.$problems)
  const order = useShared(store.$order)
  const team = t`Team`
  const labelOf = (field: string) => {
    const [, playerId, kind, productId] = field.split('.')
    if (playerId === undefined) return team
    const name = printable(store.row(playerId).get()?.player.name ?? '')
    const position = order.indexOf(playerId) + 1
    const who = name || t`Player ${position}`
    const what =
      kind === 'name'
        ? t`Name`
        : kind === 'number'
          ? t`Number`
          : kind === 'quantity'
            ? t`Pieces`
            : (plan.products.find((product) => String(product.id) === productId)?.label ?? '')
    return `${who}, ${what}`
  }
  return (
    <div data-field="players">
      <ErrorSummary
        heading={t`Please check these players`}
        focusKey={0}
        problems={problems.map((problem, at) => {
          // An error of the whole team links to the first player.
          const field = problem.field === 'players' ? `players.${order[Math.min(at, order.length - 1)] ?? ''}.name` : problem.field
          return {
            id: id(field),
            label: labelOf(problem.field),
            sentence: 'words' in problem ? problem.words : sentence(problem.code, problem.values),
            // A closed card hides its fields.
            onGo: () => store.open(field.split('.')[1] ?? '', true),
          }
        })}
      />
    </div>
  )
}
