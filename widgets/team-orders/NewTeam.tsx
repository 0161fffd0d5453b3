// The form for a new team order: the roster to start from, its title, and its closing day for players.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { environment } from '#shared/environment.ts'
import { useMount } from '#shared/mount/context.ts'
import { startedTeam } from '#shared/teams/rules/started-team.ts'
import type { TeamOrders } from '#shared/teams/wire.ts'
import { Form } from '#shared/ui/Form.tsx'
import { say } from '#shared/ui/say.ts'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { newTeamForm, titleFrom } from '#stores/teams/team-orders.ts'
import type { TeamOrdersOptions } from './team-orders.tsx'

/** The form; without a roster, it explains how to create one. */
export function NewTeam({ teams, options }: { teams: TeamOrders; options: TeamOrdersOptions }) {
  const { t } = useLingui()
  const mount = useMount()
  const heading = mount.id('new-team')
  return (
    <section className="team-orders-new" aria-labelledby={heading}>
      <h2 className="touchline-row-title" id={heading}>{t`New team order`}</h2>
      {teams.sources.length === 0 ? (
        <p className="touchline-row-words">{t`A team order starts on the page of a kit, or from a kit in your cart or in an order.`}</p>
      ) : (
        <Fields teams={teams} options={options} />
      )}
    </section>
  )
}

function Fields({
  teams: { sources, firstDay, lastDay },
  options: { action, teamUrl, values, refused },
}: {
  teams: TeamOrders
  options: TeamOrdersOptions
}) {
  const { t } = useLingui()
  const team = useForm(() => newTeamForm({ values, refused }), {
    source: t`Kit`,
    title: t`Name of the team order`,
    closesOn: t`Closing date`,
  })
  const rosters = sources.map(({ id, name, players, isOrdered, team: earlier, year }) => {
    const count = t`${plural(players, { one: '# player', other: '# players' })}`
    const from = [earlier, year].filter((part) => part !== null).join(' ')
    if (from !== '') return { value: id, label: t`${name}, ${count} of ${from}` }
    // The kit alone, from its own page.
    if (players === 0) return { value: id, label: name }
    return { value: id, label: isOrdered ? t`${name}, ${count}, ordered` : t`${name}, ${count}, in your cart` }
  })
  const isEarlier = sources.some(({ id, year }) => id === team.state.values.source && year !== null)
  const choose = (source: string) => {
    const { title, source: before } = team.state.values
    team.select('source').onChoose(source)
    // A name that she typed stays.
    if (title === '' || title === titleFrom(before)) team.form.fillIn({ title: titleFrom(source) })
  }
  return (
    <Form
      of={team}
      submit={t`Create link for players`}
      action={action}
      onSent={(teams) => {
        const started = startedTeam(teams, team.form.$state.get().values)
        // Its own page has the link; without one it is in the list above.
        if (started && teamUrl !== undefined) environment.navigate(teamUrl.replace('{id}', String(started.id)))
        else {
          team.form.reset()
          say(t`The team order is ready, with a link for your players.`)
        }
      }}
    >
      <input type="hidden" name="step" value="start" />
      <Select {...team.select('source')} options={rosters} onChoose={choose} />
      {isEarlier ? (
        <p className="touchline-row-words">{t`The players keep their numbers and wait for your approval: see whether last year’s sizes still fit, approve who stays, and remove who leaves.`}</p>
      ) : null}
      <TextField {...team.text('title')} maxLength={80} autoComplete="off" />
      <TextField {...team.text('closesOn')} type="date" min={firstDay || undefined} max={lastDay || undefined} />
    </Form>
  )
}
