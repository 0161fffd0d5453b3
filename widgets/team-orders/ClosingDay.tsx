// Another closing day of a team order, asked for by who wants one.
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format-date.ts'
import type { TeamOrder } from '#shared/teams/wire.ts'
import { Form } from '#shared/ui/Form.tsx'
import { say } from '#shared/ui/say.ts'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { closingDayForm, dayField } from '#stores/teams/team-orders.ts'

/** What the form needs: its team order, the days that are offered, and whom to tell that it is kept. */
export interface ClosingDayProps {
  team: TeamOrder
  first: string
  last: string
  onSent: () => void
}

/** The form; the host knows which days it takes. */
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
