// One team order: its closing day, its link, its players, and those who are still missing from an order.
import { Plural, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format-date.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { TeamOrder, TeamOrders } from '#shared/teams/wire.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { say } from '#shared/ui/say.ts'
import { $teamError, $teamPressed, missingPlayers, orderTeam } from '#stores/teams/team-orders.ts'
import { PlayerRow } from './PlayerRow.tsx'
import { Step } from './Step.tsx'
import { TeamDays } from './TeamDays.tsx'
import { TeamLink } from './TeamLink.tsx'

/** Props of the card. */
export interface TeamCardProps {
  team: TeamOrder
  /** The first and last possible closing day. */
  days: Pick<TeamOrders, 'firstDay' | 'lastDay'>
  action: string | undefined
  /** Called when the pressed control is removed. */
  onGone: () => void
}

/** The card; its buttons are plain forms that work without JavaScript. */
export function TeamCard({ team, days: { firstDay, lastDay }, action, onGone }: TeamCardProps) {
  const { t } = useLingui()
  const mount = useMount()
  const failed = useShared($teamError)
  const pressed = useShared($teamPressed)
  const { id, title, kit, closesOn, isOpen, link, players } = team
  const missing = missingPlayers(team)
  const isWhole = players.length > 0 && players.every(({ state }) => state === 'in-cart' || state === 'ordered')
  const day = formatDate(closesOn)
  const heading = mount.id(`team-${id}`)
  const order = async () => {
    const result = await orderTeam(team, mount.element ?? undefined)
    if (!result.ok) return
    say(t`The players are in your cart.`)
    onGone()
  }
  return (
    <article className="touchline-row" aria-labelledby={heading}>
      <h2 className="touchline-row-title" id={heading}>
        {title}
      </h2>
      <p className="touchline-row-words">
        {kit === '' ? null : <span className="team-orders-kit">{kit}</span>}
        {link === null ? null : isOpen ? t`Players can sign up until ${day}.` : t`Closed since ${day}.`}
      </p>
      {failed?.team === id ? <Notice tone="error">{failureSentence(failed.error)}</Notice> : null}
      <TeamLink team={team} action={action} />
      <TeamDays team={team} first={firstDay} last={lastDay} action={action} onGone={onGone} />
      {players.length === 0 ? (
        <p className="touchline-row-words">{t`Nobody has signed up yet.`}</p>
      ) : (
        <ul className="team-orders-players" aria-label={t`Players`}>
          {players.map((player) => (
            <PlayerRow key={player.id} team={id} player={player} action={action} onGone={onGone} />
          ))}
        </ul>
      )}
      {missing > 0 ? (
        <div className="touchline-row-actions">
          <Step
            step="order"
            team={id}
            action={action}
            tone="primary"
            isBusy={pressed?.team === id && pressed.what === 'order'}
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
