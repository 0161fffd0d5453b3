// The customer's team orders, as a list or one on its own page: started from a roster, filled in by players through a link, approved and ordered; missing players can follow.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { TeamOrders } from '#shared/teams/wire.ts'
import { Awaited } from '#shared/ui/Awaited.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { $page } from '#stores/page/page.ts'
import { $teams, followTeams, loadTeams, teamOrdersSeed } from '#stores/teams/team-orders.ts'
import { NewTeam } from './NewTeam.tsx'
import { TeamCard } from './TeamCard.tsx'
import { TeamRow } from './TeamRow.tsx'

const Values = v.object({ source: v.optional(v.string()), title: v.optional(v.string()), closesOn: v.optional(v.string()) })

const Options = v.object({
  /** Where forms post without JavaScript. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The page of one team order, with its id as `{id}`: `/en/account/teams/{id}`. Without it, each is shown whole in the list. */
  teamUrl: v.optional(v.string()),
  /** The id of the one team order that this page shows. */
  teamId: v.optional(v.number()),
  /** The values the form starts with: the team that a link named, and those of a refused plain form: `source`, `title`, `closesOn`. */
  values: v.optional(Values, {}),
  /** The server's messages for its fields, by name. */
  refused: v.optional(Values, {}),
})

/** The options of team orders. */
export type TeamOrdersOptions = v.InferOutput<typeof Options>

function Teams({ options }: { options: TeamOrdersOptions }) {
  const { t } = useLingui()
  const teams = useShared($teams)
  const { routes } = useShared($page)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => followTeams(options.values.source), [options.values.source])
  // The focused control was removed with its row.
  const keepFocus = () => place.current?.focus()
  return (
    <Awaited of={teams} label={t`Loading your team orders`} onRetry={() => loadTeams()} loginUrl={routes.login}>
      {(value) => (
        <div className="team-orders-parts" ref={place} tabIndex={-1}>
          {options.teamId === undefined ? (
            <List teams={value} options={options} onGone={keepFocus} />
          ) : (
            <Alone teams={value} options={options} onGone={keepFocus} />
          )}
        </div>
      )}
    </Awaited>
  )
}

interface PartProps {
  teams: TeamOrders
  options: TeamOrdersOptions
  onGone: () => void
}

function List({ teams, options, onGone }: PartProps) {
  const { t } = useLingui()
  const { teamUrl, action } = options
  return (
    <>
      {teams.items.length === 0 ? <p className="touchline-row-words">{t`No team order yet.`}</p> : null}
      <ul className="touchline-rows" aria-label={t`Team orders`}>
        {teams.items.map((team) => (
          <li key={team.id}>
            {teamUrl === undefined ? (
              <TeamCard team={team} days={teams} action={action} onGone={onGone} />
            ) : (
              <TeamRow team={team} url={teamUrl} />
            )}
          </li>
        ))}
      </ul>
      <NewTeam teams={teams} options={options} />
    </>
  )
}

function Alone({ teams, options: { teamId, action }, onGone }: PartProps) {
  const { t } = useLingui()
  const team = teams.items.find(({ id }) => id === teamId)
  if (!team) return <Notice tone="info">{t`This team order is no longer on your account.`}</Notice>
  return <TeamCard team={team} days={teams} action={action} isAlone onGone={onGone} />
}

export default defineWidget({
  name: 'team-orders',
  options: Options,
  view: Teams,
  load: ({ values }) => loadTeams(values.source),
  seed: [teamOrdersSeed],
})
