// The reminder to players who left an address: how many wait for it, and one press that sends it.
import { Plural, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format-date.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { TeamOrder } from '#shared/teams/wire.ts'
import { say } from '#shared/ui/say.ts'
import { $teamPressed, sendReminder } from '#stores/teams/team-orders.ts'
import { Step } from './Step.tsx'

/** Props of the reminder. */
export interface ReminderProps {
  team: TeamOrder
  action: string | undefined
  onGone: () => void
}

/** The reminder; nothing where nobody left an address, or the host has none. */
export function Reminder({ team: { id, reminder }, action, onGone }: ReminderProps) {
  const { t } = useLingui()
  const pressed = useShared($teamPressed)
  if (!reminder || (reminder.addresses === 0 && reminder.sentOn === null)) return null
  const { addresses, sentOn, canSend } = reminder
  const day = sentOn === null ? '' : formatDate(sentOn)
  const remind = async () => {
    const result = await sendReminder(id)
    if (!result.ok) return
    say(t`The reminder was sent.`)
    onGone()
  }
  return (
    <div className="team-orders-reminder">
      <p className="touchline-row-words">
        {addresses === 0 ? null : (
          <Plural
            value={addresses}
            one="# player has left an e-mail address and not signed up yet."
            other="# players have left an e-mail address and not signed up yet."
          />
        )}{' '}
        {day === '' ? null : t`The last reminder was sent on ${day}.`}
      </p>
      {canSend ? (
        <Step
          step="remind"
          team={id}
          action={action}
          isBusy={pressed?.team === id && pressed.what === 'remind'}
          onPress={() => void remind()}
        >
          {t`Send a reminder by e-mail`}
        </Step>
      ) : null}
    </div>
  )
}
