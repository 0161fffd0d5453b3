// For a player who has not decided yet: an address for one reminder before the closing day, and a way to take it back.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { failureSentence } from '#shared/i18n/sentences.ts'
import type { Failure } from '#shared/domain/failure.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { forgetAddress, type OpenTeam, reminderForm } from '#stores/teams/team-entry.ts'
import type { TeamEntryOptions } from './team-entry.tsx'

/** Props of the reminder. */
export interface ReminderProps {
  open: OpenTeam
  options: TeamEntryOptions
}

/** The form, or the address that was left. */
export function Reminder({ open, options: { action, values, refused } }: ReminderProps) {
  const { t } = useLingui()
  const { reminder } = open.team
  if (reminder !== null) return <Left open={open} address={reminder} />
  return (
    <details className="team-entry-reminder" open={refused['email'] !== undefined}>
      <summary>{t`Not sure yet? We remind you by e-mail`}</summary>
      <Fields open={open} action={action} email={values['email'] ?? ''} refused={refused['email']} />
    </details>
  )
}

function Fields({
  open,
  action,
  email,
  refused,
}: {
  open: OpenTeam
  action: string | undefined
  email: string
  refused: string | undefined
}) {
  const { t } = useLingui()
  const { token, owner } = open
  const reminder = useForm(() => reminderForm(open, { email }, refused === undefined ? {} : { email: refused }), {
    email: t`E-mail address`,
  })
  return (
    <Form of={reminder} submit={t`Remind me`} action={action}>
      <input type="hidden" name="step" value="remind" />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="owner" value={owner} />
      <TextField {...reminder.text('email')} type="email" inputMode="email" autoComplete="email" maxLength={255} />
      <p className="team-entry-words">{t`Your organiser sends the reminder and does not see the address. It is deleted as soon as you have signed up, and with the closing date; a reminder that was sent, two weeks later.`}</p>
    </Form>
  )
}

function Left({ open, address }: { open: OpenTeam; address: string }) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const [failed, fail] = useState<Failure | null>(null)
  const forget = async () => {
    setBusy(true)
    const result = await forgetAddress(open)
    setBusy(false)
    fail(result.ok ? null : result.error)
  }
  return (
    <>
      {failed === null ? null : <Notice tone="error">{failureSentence(failed)}</Notice>}
      <Notice tone="success" action={<Button tone="quiet" isBusy={isBusy} onPress={() => void forget()}>{t`Do not remind me`}</Button>}>
        {t`The reminder goes to ${address}.`}
      </Notice>
    </>
  )
}
