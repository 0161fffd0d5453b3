// What was taken over, with the way back while that takes nothing else back.
import { useEffect } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { say } from '#shared/ui/say.ts'
import type { ListSheet, Taken } from '#stores/product/team-roster/list-state.ts'
import type { ListStore } from '#stores/product/team-roster/player-list.ts'
import { focusSoon } from '../focus.ts'
import { NextSheets } from './NextSheets.tsx'

interface Props {
  store: ListStore
  taken: Taken
  sheets: readonly ListSheet[]
  onDone: () => void
}

/** The step. */
export function DoneStep({ store, taken, sheets, onDone }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  useEffect(() => focusSoon(id('list-done')), [id])
  const canUndo = useShared(store.$canUndo)
  const { added, changed, removed, left, isUndone } = taken
  const back = t`The players are as they were before.`
  const done = [
    t`${plural(added, { one: '# player added.', other: '# players added.' })}`,
    changed > 0 ? t`${plural(changed, { one: '# player changed.', other: '# players changed.' })}` : '',
    removed > 0 ? t`${plural(removed, { one: '# player removed.', other: '# players removed.' })}` : '',
  ]
  return (
    <div className="team-list-step">
      <p className="team-list-title" id={id('list-done')} tabIndex={-1}>
        {isUndone ? back : done.filter((part) => part !== '').join(' ')}
      </p>
      {left > 0 && !isUndone ? (
        <p className="team-list-summary">
          {t`${plural(left, { one: '# player had no room and is kept for your next team. Put this team into the cart first.', other: '# players had no room and are kept for your next team. Put this team into the cart first.' })}`}
        </p>
      ) : null}
      {isUndone ? null : <NextSheets store={store} sheets={sheets} />}
      <div className="team-roster-tools">
        {canUndo ? (
          <Button
            onPress={() => {
              store.undo()
              say(back)
              // The button is gone.
              focusSoon(id('list-done'))
            }}
          >
            {t`Undo`}
          </Button>
        ) : null}
        <Button tone="quiet" onPress={store.another}>
          {isUndone ? t`Back to the text` : left > 0 ? t`The players who are left` : t`Another list`}
        </Button>
        <Button tone="quiet" onPress={onDone}>{t`Close`}</Button>
      </div>
    </div>
  )
}
