// Players of a list who may be somebody who is there: a last name that two of them have, or a part of a name with another number.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { NOBODY_THERE, type Question } from '#shared/product/rules/player-list/partners.ts'
import { Select } from '#shared/ui/Select.tsx'
import type { ListStore } from '#stores/product/team-roster/player-list.ts'

/** More than these are a column that was taken for something else. */
const MOST = 12

/** The questions; nothing where everybody is known or new. */
export function UnclearNames({ store, questions }: { store: ListStore; questions: readonly Question[] }) {
  const { t } = useLingui()
  const { id } = useMount()
  if (questions.length === 0) return null
  return (
    <fieldset className="touchline-group">
      <legend className="touchline-group-legend">{t`Who is meant?`}</legend>
      <div className="team-list-columns">
        {questions.slice(0, MOST).map(({ key, listed: { line, name, whole, number }, candidates, answer }, at) => {
          const written = [(whole ?? name).slice(0, 30), number].filter(Boolean).join(' ')
          return (
            <Select
              key={key}
              id={id(`list-who-${at}`)}
              name={`list-who-${at}`}
              label={t`“${written}”`}
              hint={t`In line ${line}`}
              value={answer}
              options={[
                { value: NOBODY_THERE, label: t`New player` },
                ...candidates.map((player) => ({
                  value: player.id,
                  label: [player.name, player.number].filter(Boolean).join(' '),
                  isExact: true,
                })),
              ]}
              onChoose={(who) => store.answer(key, who)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
