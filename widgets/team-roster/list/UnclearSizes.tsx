// Sizes that may mean several of ours, or none: each text is asked once for all its lines.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import type { Answers } from '#shared/product/rules/player-list/listed.ts'
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { Select } from '#shared/ui/Select.tsx'
import type { ListCheck, ListStore } from '#stores/product/team-roster/player-list.ts'

interface Props {
  store: ListStore
  check: ListCheck
  answers: Answers
  plan: RosterPlan
}

/** More than these are a column that was taken for something else. */
const MOST = 12

/** The questions; nothing where all sizes are clear. */
export function UnclearSizes({ store, check: { unclear }, answers, plan }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  if (unclear.length === 0) return null
  return (
    <fieldset className="touchline-group">
      <legend className="touchline-group-legend">{t`Which size is meant?`}</legend>
      <div className="team-list-columns">
        {unclear.slice(0, MOST).map(({ key, cell, productId, lines, candidates }, at) => {
          const product = plan.products.find((one) => one.id === productId)
          const sizes = product?.sizes ?? []
          const likely = sizes.filter((size) => candidates.includes(size.id))
          const others = sizes.filter((size) => !candidates.includes(size.id))
          const where = lines.slice(0, 5).join(', ')
          const written = cell.slice(0, 30)
          const label = product?.label ?? ''
          return (
            <Select
              key={key}
              id={id(`list-size-${at}`)}
              name={`list-size-${at}`}
              label={t`${label}: “${written}”`}
              hint={t`${plural(lines.length, { one: 'In line', other: 'In lines' })} ${where}`}
              value={answers[key] ?? ''}
              options={[
                { value: '', label: t`Leave empty` },
                ...[...likely, ...others].map((size) => ({ value: size.id, label: size.label })),
              ]}
              onChoose={(size) => store.answer(key, size)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
