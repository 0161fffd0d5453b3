// One team order: what it is, its link, its players with what is missing, and those who are still missing from an order.
import { Plural, useLingui } from '@lingui/react/macro'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { TeamOrder, TeamOrders } from '#shared/teams/wire.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { say } from '#shared/ui/say.ts'
import { approveAll, missingPlayers, orderTeam, $teamError, $teamPressed, waitingPlayers } from '#stores/teams/team-orders.ts'
import { PlayerRow } from './PlayerRow.tsx'
import { Reminder } from './Reminder.tsx'
import { Step } from './Step.tsx'
import { TeamDays } from './TeamDays.tsx'
import { TeamHead } from './TeamHead.tsx'
import { TeamLink } from './TeamLink.tsx'
import { Totals } from './Totals.tsx'

/** Props of the card. */
export interface TeamCardProps {
  team: TeamOrder
  /** The first and last possible closing day. */
  days: Pick<TeamOrders, 'firstDay' | 'lastDay'>
  action: string | undefined
  /** Whether it stands on a page of its own. */
  isAlone?: boolean
  /** Called when the pressed control is removed. */
  onGone: () => void
}

/** The card; its buttons are plain forms that work without JavaScript. */
export function TeamCard({ team, days: { firstDay, lastDay }, action, isAlone = false, onGone }: TeamCardProps) {
  const { t } = useLingui()
  const mount = useMount()
  const failed = useShared($teamError)
  const pressed = useShared($teamPressed)
  const { id, players } = team
  const missing = missingPlayers(team)
  const isWhole = players.length > 0 && players.every(({ state }) => state === 'in-cart' || state === 'ordered')
  const heading = mount.id(`team-${id}`)
  const waiting = waitingPlayers(team).length
  const approve = async () => {
    const result = await approveAll(team)
    if (!result.ok) return
    say(t`Approved: ${waiting}`)
    onGone()
  }
  const order = async () => {
    const result = await orderTeam(team, mount.element ?? undefined)
    if (!result.ok) return
    say(t`The players are in your cart.`)
    onGone()
  }
  return (
    <article className="touchline-row" aria-labelledby={heading}>
      <TeamHead team={team} heading={heading} isAlone={isAlone} />
      {failed?.team === id ? <Notice tone="error">{failureSentence(failed.error)}</Notice> : null}
      <TeamLink team={team} action={action} />
      <Reminder team={team} action={action} onGone={onGone} />
      <TeamDays team={team} first={firstDay} last={lastDay} action={action} onGone={onGone} />
      {players.length === 0 ? (
        <p className="touchline-row-words">{t`Nobody has signed up yet.`}</p>
      ) : (
        <>
          <Standing team={team} />
          {players.some(({ state, last }) => state === 'waiting' && Boolean(last)) ? (
            <p className="touchline-row-words">
              {t`These are sizes of an earlier season: look at each before you approve, or let the players sign up with the link. With the same name and number they take their own place.`}
            </p>
          ) : null}
          {waiting > 1 ? (
            <div className="touchline-row-actions">
              <Step
                step="approve"
                team={id}
                action={action}
                isBusy={pressed?.team === id && pressed.player === null && pressed.what === 'approve'}
                onPress={() => void approve()}
              >
                <Plural value={waiting} one="Approve # player" other="Approve all # players" />
              </Step>
            </div>
          ) : null}
          <ul className="team-orders-players" aria-label={t`Players`}>
            {players.map((player) => (
              <PlayerRow key={player.id} team={id} player={player} parts={team.parts ?? []} action={action} onGone={onGone} />
            ))}
          </ul>
        </>
      )}
      <Totals team={team} />
      {missing > 0 ? (
        <div className="touchline-row-actions">
          <Step
            step="order"
            team={id}
            action={action}
            tone="primary"
            isBusy={pressed?.team === id && pressed.player === null && pressed.what === 'order'}
            onPress={() => void order()}
          >
            <Plural value={missing} one="Add # missing player to the cart" other="Add # missing players to the cart" />
          </Step>
        </div>
      ) : isWhole ? (
        <p className="touchline-row-words">{t`Nobody is missing: all approved players are in the cart or ordered.`}</p>
      ) : null}
    </article>
  )
}

/** How many have entered themselves, and how many of them are not ordered yet. */
function Standing({ team: { players } }: { team: TeamOrder }) {
  const waiting = players.filter(({ state }) => state === 'waiting').length
  const unsized = players.filter(({ missing }) => missing.length > 0).length
  return (
    <p className="team-orders-standing">
      <Plural value={players.length} one="# player" other="# players" />
      {waiting === 0 ? null : (
        <>
          {', '}
          <Plural value={waiting} one="# waits for you" other="# wait for you" />
        </>
      )}
      {unsized === 0 ? null : (
        <>
          {', '}
          <Plural value={unsized} one="# with a size missing" other="# with a size missing" />
        </>
      )}
    </p>
  )
}
