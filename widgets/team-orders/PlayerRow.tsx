// One player of a team order: name, number, sizes, status, and the organiser's actions.
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import type { TeamPlayer } from '#shared/teams/wire.ts'
import { say } from '#shared/ui/say.ts'
import { $teamPressed, approvePlayer, removePlayer } from '#stores/teams/team-orders.ts'
import { Step } from './Step.tsx'

/** Props of the row. */
export interface PlayerRowProps {
  team: number
  player: TeamPlayer
  action: string | undefined
  onGone: () => void
}

/** The row. A player in the cart or in an order cannot be changed. */
export function PlayerRow({ team, player: { id, name, number, state, sizes }, action, onGone }: PlayerRowProps) {
  const { t } = useLingui()
  const pressed = useShared($teamPressed)
  const isBusy = (what: 'approve' | 'remove') => pressed?.team === team && pressed.player === id && pressed.what === what
  const states = { waiting: t`Waiting for you`, approved: t`Approved`, 'in-cart': t`In the cart`, ordered: t`Ordered` }
  const approve = async () => {
    const result = await approvePlayer(team, id)
    if (!result.ok) return
    say(t`${name} is approved.`)
    onGone()
  }
  const remove = async () => {
    const result = await removePlayer(team, id)
    if (!result.ok) return
    say(t`${name} was removed.`)
    onGone()
  }
  return (
    <li className="team-orders-player" data-state={state}>
      <p className="team-orders-name">
        <strong>{name}</strong>
        {number === '' ? null : <span>{t`Number ${number}`}</span>}
        <span className="team-orders-state">{states[state]}</span>
      </p>
      {sizes.length === 0 ? null : <p className="touchline-row-words">{sizes.map((worn) => `${worn.name} ${worn.size}`).join(', ')}</p>}
      {state === 'waiting' || state === 'approved' ? (
        <div className="touchline-row-actions">
          {state === 'waiting' ? (
            <Step step="approve" team={team} player={id} action={action} isBusy={isBusy('approve')} onPress={() => void approve()}>
              {t`Approve`} <span className="touchline-hidden">{name}</span>
            </Step>
          ) : null}
          <Step step="remove" team={team} player={id} action={action} tone="quiet" isBusy={isBusy('remove')} onPress={() => void remove()}>
            {t`Remove`} <span className="touchline-hidden">{name}</span>
          </Step>
        </div>
      ) : null}
    </li>
  )
}
