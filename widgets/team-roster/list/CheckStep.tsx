// What a list would do to the team, before it does: the meaning of its columns, unclear sizes, each player, what is left out.
import { useEffect } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { Button } from '#shared/ui/Button.tsx'
import { useSaid } from '#shared/ui/use-said.ts'
import type { ListStep } from '#stores/product/team-roster/list-state.ts'
import type { ListCheck, ListStore } from '#stores/product/team-roster/player-list.ts'
import { focusSoon } from '../focus.ts'
import { Columns } from './Columns.tsx'
import { PrintedNames } from './PrintedNames.tsx'
import { LeftOutLines } from './LeftOutLines.tsx'
import { isMissing } from './is-missing.ts'
import { Listed } from './Listed.tsx'
import { UnclearNames } from './UnclearNames.tsx'
import { UnclearSizes } from './UnclearSizes.tsx'
import { Ways } from './Ways.tsx'

interface Props {
  store: ListStore
  step: Extract<ListStep, { at: 'check' }>
  check: ListCheck
  plan: RosterPlan
}

/** The step. */
export function CheckStep({ store, step, check, plan }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const { fileName } = useShared(store.$list)
  useEffect(() => focusSoon(id('list-check')), [id])
  const { merged, present, faults } = check
  const count = (kind: string) => merged.outcomes.filter((outcome) => outcome.kind === kind).length
  const [added, changed, left, removed] = [count('new'), count('changed'), count('left'), merged.removed.length]
  const listed = new Set(merged.outcomes.map(({ playerId }) => playerId))
  const missing = faults.filter(({ playerId, code }) => listed.has(playerId) && isMissing(code)).length
  const isNothing = added + changed + removed === 0
  const summary = [
    t`${plural(added, { one: '# player is added', other: '# players are added' })}`,
    changed > 0 ? t`${plural(changed, { one: '# is changed', other: '# are changed' })}` : '',
    removed > 0 ? t`${plural(removed, { one: '# is removed', other: '# are removed' })}` : '',
    missing > 0 ? t`${plural(missing, { one: '# value is missing', other: '# values are missing' })}` : '',
    left > 0 ? t`${plural(left, { one: 'there is no room for # player', other: 'there is no room for # players' })}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
  useSaid(summary)
  return (
    <div className="team-list-step">
      <h3 className="team-list-title" id={id('list-check')} tabIndex={-1} aria-describedby={id('list-summary')}>
        {t`Check your list`}
      </h3>
      <p className="team-list-summary" id={id('list-summary')}>
        {fileName === null ? null : (
          <>
            <bdi>{fileName}</bdi>:{' '}
          </>
        )}
        {isNothing ? t`Nothing would change.` : summary}
      </p>
      <Columns store={store} step={step} plan={plan} />
      {plan.name ? <PrintedNames store={store} names={check.names} way={step.names} rule={plan.name} /> : null}
      <UnclearSizes store={store} check={check} answers={step.answers} plan={plan} />
      {present > 0 ? <Ways store={store} way={step.way} present={present} /> : null}
      <UnclearNames store={store} questions={merged.questions} />
      <Listed check={check} plan={plan} />
      <LeftOutLines check={check} />
      <div className="team-roster-tools">
        <Button tone="primary" isDisabled={isNothing} describedBy={id('list-summary')} onPress={store.confirm}>{t`Use this list`}</Button>
        <Button tone="quiet" onPress={store.back}>{t`Back to the text`}</Button>
      </div>
    </div>
  )
}
