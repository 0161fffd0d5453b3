// Buttons to change the closing day of a team order, or to close it now.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import type { TeamOrder } from '#shared/teams/wire.ts'
import { Button } from '#shared/ui/Button.tsx'
import { say } from '#shared/ui/say.ts'
import { useLater } from '#shared/ui/use-later.ts'
import { $teamPressed, endCollecting } from '#stores/teams/team-orders.ts'
import { Step } from './Step.tsx'

/** Props of the buttons. */
export interface TeamDaysProps {
  team: TeamOrder
  /** The first and last day that the host offers. */
  first: string
  last: string
  action: string | undefined
  onGone: () => void
}

/** The buttons; the form for another day is loaded on request. */
export function TeamDays({ team, first, last, action, onGone }: TeamDaysProps) {
  const { t } = useLingui()
  const pressed = useShared($teamPressed)
  const [isChanging, change] = useState(false)
  const later = useLater(
    () => import('./ClosingDay.tsx'),
    isChanging,
    () => change(false),
  )
  const end = async () => {
    const result = await endCollecting(team.id)
    if (!result.ok) return
    say(t`Nobody can sign up any more.`)
    onGone()
  }
  const set = () => {
    change(false)
    onGone()
  }
  return (
    <>
      <div className="touchline-row-actions">
        <Button tone="quiet" onPress={() => change(!isChanging)}>{t`Change day`}</Button>
        {team.isOpen ? (
          <Step
            step="close"
            team={team.id}
            action={action}
            tone="quiet"
            isBusy={pressed?.team === team.id && pressed.what === 'close'}
            onPress={() => void end()}
          >
            {t`Close sign-up now`}
          </Step>
        ) : null}
      </div>
      {isChanging && later ? <later.ClosingDay team={team} first={first} last={last} onSent={set} /> : null}
    </>
  )
}
