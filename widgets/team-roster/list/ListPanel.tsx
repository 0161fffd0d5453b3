// A list of players, from a spreadsheet or a file: entered, shown as it will be, and then part of the team.
import { useEffect, useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { Select } from '#shared/ui/Select.tsx'
import { listStore } from '#stores/product/team-roster/player-list.ts'
import { focusSoon } from '../focus.ts'
import { CheckStep } from './CheckStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { EntryStep } from './EntryStep.tsx'
import { NextSheets } from './NextSheets.tsx'
import { type PastedList, textOfPasted } from './pasted-list.ts'

interface Props {
  productId: number
  plan: RosterPlan
  /** A list that was pasted into a name; null where the panel was opened by its button. */
  pasted: PastedList | null
  onDone: () => void
}

/** The panel. */
export function ListPanel({ productId, plan, pasted, onDone }: Props) {
  const store = useMemo(() => listStore(productId), [productId])
  const { t } = useLingui()
  const { step, sheets, sheet } = useShared(store.$list)
  const check = useShared(store.$check)
  const { id } = useMount()
  useEffect(() => {
    // Both lists stand in the text then, to be looked at.
    if (pasted && !store.take(textOfPasted(pasted))) focusSoon(id('list-text'))
  }, [pasted, store, id])
  useEffect(
    // What was taken over is of no concern any more when the panel is opened again.
    () => () => {
      if (store.$list.get().step.at === 'done') store.another()
    },
    [store],
  )
  return (
    <div className="team-roster-panel">
      {sheet !== null && step.at !== 'done' ? (
        <Select
          id={id('list-sheet')}
          name="list-sheet"
          label={t`Sheet of the workbook`}
          value={sheet}
          options={sheets.map(({ name, isTaken }) => ({ value: name, label: isTaken ? t`${name}, taken over` : name }))}
          onChoose={store.readSheet}
        />
      ) : null}
      {sheet === null && step.at !== 'done' ? <NextSheets store={store} sheets={sheets} /> : null}
      {step.at === 'done' ? (
        <DoneStep store={store} taken={step.taken} sheets={sheets} onDone={onDone} />
      ) : step.at === 'check' && check ? (
        <CheckStep store={store} step={step} check={check} plan={plan} />
      ) : (
        <EntryStep store={store} onDone={onDone} />
      )}
    </div>
  )
}
