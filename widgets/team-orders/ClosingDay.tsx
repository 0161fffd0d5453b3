// The form that changes the closing day of a team order, loaded on request.
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format-date.ts'
import type { TeamOrder } from '#shared/teams/wire.ts'
import { Form } from '#shared/ui/Form.tsx'
import { say } from '#shared/ui/say.ts'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { closingDayForm, dayField } from '#stores/teams/team-orders.ts'

/** Props of the form: its team order, the first and last day offered, and a callback after saving. */
export interface ClosingDayProps {
  team: TeamOrder
  first: string
  last: string
  onSent: () => void
}

/** The form. The host decides which days it accepts. */
export function ClosingDay({ team, first, last, onSent }: ClosingDayProps) {
  const { t } = useLingui()
  const field = dayField(team.id)
  const closing = useForm(() => closingDayForm(team), { [field]: t`Open until` })
  const done = () => {
    const day = formatDate(closing.form.$state.get().values[field] ?? '')
    say(t`Players can sign up until ${day}.`)
    onSent()
  }
  return (
    <Form of={closing} submit={t`Set day`} onSent={done}>
      <TextField {...closing.text(field)} type="date" min={first || undefined} max={last || undefined} />
    </Form>
  )
}
