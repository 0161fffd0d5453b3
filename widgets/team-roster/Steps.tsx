// Undo, redo, the order of the rows, and one line that says what has just been done.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { Button } from '#shared/ui/Button.tsx'
import type { RosterStore } from '#stores/product/team-roster/team-roster.ts'

interface Props {
  store: RosterStore
  plan: RosterPlan
  /** What has just been done; empty before anything was. */
  status: string
  onDone: (status: string) => void
}

/** The row of controls. */
export function Steps({ store, plan, status, onDone }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const canUndo = useShared(store.$canUndo)
  const canRedo = useShared(store.$canRedo)
  const sort = useShared(store.$sort)
  const go = (step: 'undo' | 'redo') => {
    if (store[step]()) onDone(step === 'undo' ? t`Undone` : t`Done again`)
    // A button that is off would lose the focus.
    const isLast = step === 'undo' ? !store.$canUndo.get() : !store.$canRedo.get()
    if (isLast) document.getElementById(id('steps'))?.focus()
  }
  const sized = plan.products.filter(({ sizes }) => sizes.length > 0)
  return (
    <div className="team-roster-steps" id={id('steps')} role="group" tabIndex={-1} aria-label={t`Undo and sort`}>
      <Button tone="quiet" isDisabled={!canUndo} onPress={() => go('undo')}>{t`Undo`}</Button>
      <Button tone="quiet" isDisabled={!canRedo} onPress={() => go('redo')}>{t`Redo`}</Button>
      <label className="team-roster-sort" htmlFor={id('sort')}>
        <span>{t`Sort by`}</span>
        <select
          id={id('sort')}
          className="touchline-input touchline-select"
          value={sort === null ? '' : String(sort)}
          onChange={({ currentTarget: { value } }) => {
            if (value === 'entry' || value === 'name' || value === 'number') store.sort(value)
            else if (value !== '') store.sort(Number(value))
          }}
        >
          {/* The rows were changed since they were sorted. */}
          {sort === null ? <option value="">{t`Not sorted`}</option> : null}
          <option value="entry">{t`Order of entry`}</option>
          <option value="name">{t`Name`}</option>
          <option value="number">{t`Number`}</option>
          {sized.map(({ id: productId, label }) => (
            <option key={productId} value={productId}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p className="team-roster-status" role="status">
        {status}
      </p>
    </div>
  )
}
