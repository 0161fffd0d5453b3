// The columns of a list, each with what it means and its first texts.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import type { Meaning } from '#shared/product/rules/player-list/source.ts'
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { Select } from '#shared/ui/Select.tsx'
import type { ListStep } from '#stores/product/team-roster/list-state.ts'
import type { ListStore } from '#stores/product/team-roster/player-list.ts'

interface Props {
  store: ListStore
  step: Extract<ListStep, { at: 'check' }>
  plan: RosterPlan
}

/** How many texts of a column are shown. */
const EXAMPLES = 3

/** The columns. */
export function Columns({ store, step: { table, guess }, plan }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const sized = plan.products.filter(({ sizes }) => sizes.length > 0)
  const options: { value: Meaning; label: string }[] = [
    { value: 'name', label: t`Name` },
    { value: 'first-name', label: t`First name` },
    { value: 'last-name', label: t`Last name` },
    { value: 'number', label: t`Number` },
    ...(sized.length > 1 ? [{ value: 'size' as const, label: t`Size of everything` }] : []),
    ...sized.map(({ id: productId, label }) => ({ value: `size.${productId}` as const, label: t`Size: ${label}` })),
    { value: 'pieces', label: t`Pieces` },
    { value: 'skip', label: t`Leave out` },
  ]
  const head = guess.head === null ? undefined : table.rows[guess.head]
  const below = table.rows.slice(guess.head === null ? 0 : guess.head + 1)
  return (
    <fieldset className="touchline-group">
      <legend className="touchline-group-legend">{t`What the columns are`}</legend>
      <div className="team-list-columns">
        {guess.meanings.map((meaning, at) => {
          const position = at + 1
          const texts = below.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
          const own = head?.cells[at] ?? ''
          return (
            <Select
              key={position}
              id={id(`list-column-${at}`)}
              name={`list-column-${at}`}
              label={own === '' ? t`Column ${position}` : <bdi>{own.slice(0, 60)}</bdi>}
              hint={<bdi>{texts.slice(0, EXAMPLES).join(', ').slice(0, 60)}</bdi>}
              value={meaning}
              options={options}
              onChoose={(value) => {
                const chosen = options.find((option) => option.value === value)
                if (chosen) store.mean(at, chosen.value)
              }}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
