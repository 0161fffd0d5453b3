// One team order: until when players may enter themselves, by which link, who has, and who is still missing from an order.
import { Plural, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format-date.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { TeamOrder } from '#shared/schemas/team-orders.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { say } from '#shared/ui/say.ts'
import { $teamError, $teamPressed, missingPlayers, orderTeam } from '#stores/team-orders.ts'
import { PlayerRow } from './PlayerRow.tsx'
import { Step } from './Step.tsx'
import { TeamLink } from './TeamLink.tsx'

/** What the card needs. */
export interface TeamCardProps {
  team: TeamOrder
  action: string | undefined
  /** What was pressed is gone. */
  onGone: () => void
}

/** The card; its buttons are plain forms without a script. */
export function TeamCard({ team, action, onGone }: TeamCardProps) {
  const { t } = useLingui()
  const mount = useMount()
  const failed = useShared($teamError)
  const pressed = useShared($teamPressed)
  const { id, title, kit, closesOn, isOpen, link, players } = team
  const missing = missingPlayers(team)
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
        {isOpen || link === null ? t`Players can enter themselves until ${day}.` : t`Closed since ${day}.`}
      </p>
      {failed?.team === id ? <Notice tone="error">{failureSentence(failed.error)}</Notice> : null}
      <TeamLink team={team} action={action} />
      {players.length === 0 ? (
        <p className="touchline-row-words">{t`Nobody has entered yet.`}</p>
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
            <Plural value={missing} one="Put # missing player into the cart" other="Put # missing players into the cart" />
          </Step>
        </div>
      ) : players.length > 0 ? (
        <p className="touchline-row-words">{t`Nobody is missing: all approved players are in the cart or ordered.`}</p>
      ) : null}
    </article>
  )
}
