// One player of a team order: name, number, sizes, what is missing, status, and the organiser's actions.
import { useRef } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { TeamPart, TeamPlayer } from '#shared/teams/wire.ts'
import { say } from '#shared/ui/say.ts'
import { $teamPressed, approvePlayer, orderPlayer, removePlayer } from '#stores/teams/team-orders.ts'
import { LastSizes } from './LastSizes.tsx'
import { Step } from './Step.tsx'

/** Props of the row. */
export interface PlayerRowProps {
  team: number
  player: TeamPlayer
  parts: readonly TeamPart[]
  action: string | undefined
  onGone: () => void
}

/**
 * The row. A player in the cart or in an order cannot be changed, one without a size only removed; a single one who joins later is
 * approved and ordered here.
 */
export function PlayerRow({ team, player, parts: worn, action, onGone }: PlayerRowProps) {
  const { t } = useLingui()
  const mount = useMount()
  const pressed = useShared($teamPressed)
  const { id, number, state, qty: pieces, sizes, missing, last } = player
  const several = t`${plural(pieces, { one: '# piece', other: '# pieces' })}`
  const name = player.name || several
  const isBusy = (what: 'approve' | 'remove' | 'order') => pressed?.team === team && pressed.player === id && pressed.what === what
  const states = { waiting: t`Waiting for you`, approved: t`Approved`, 'in-cart': t`In the cart`, ordered: t`Ordered` }
  const parts = missing.join(', ')
  const isSized = missing.length === 0
  // Children grow: what she wore in an earlier season is asked for. Who has no size of a part gets one here, too.
  const isAsked = worn.length > 0 && (state === 'waiting' || state === 'approved') && (Boolean(last) || !isSized)
  const row = useRef<HTMLLIElement>(null)
  // Not the button that takes the place of the pressed one: a second press would do what nobody wants.
  const done = (sentence: string, place: HTMLElement | null | undefined) => {
    say(sentence)
    if (place) place.focus()
    else onGone()
  }
  const approve = async () => (await approvePlayer(team, id)).ok && done(t`${name} is approved.`, row.current)
  const remove = async () => {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    if ((await removePlayer(team, id)).ok) done(t`${name} was removed.`, next instanceof HTMLElement ? next : null)
  }
  const order = async () => (await orderPlayer(team, id, mount.element ?? undefined)).ok && done(t`${name} is in your cart.`, row.current)
  return (
    <li className="team-orders-player" data-state={state} ref={row} tabIndex={-1}>
      <p className="team-orders-name">
        <strong>{name}</strong>
        {player.name !== '' && pieces > 1 ? <span>{several}</span> : null}
        {number === '' ? null : <span>{t`Number ${number}`}</span>}
        <span className="team-orders-state">{states[state]}</span>
      </p>
      {isAsked ? (
        <LastSizes team={team} player={player} parts={worn} action={action} onGone={() => row.current?.focus()} />
      ) : sizes.length === 0 ? null : (
        <p className="touchline-row-words">{sizes.map((one) => `${one.name} ${one.size}`).join(', ')}</p>
      )}
      {isSized ? null : isAsked ? (
        <p className="team-orders-missing">{t`No size: ${parts}.`}</p>
      ) : (
        <p className="team-orders-missing">{t`No size: ${parts}. Remove this entry, and let the player sign up again.`}</p>
      )}
      {state === 'waiting' || state === 'approved' ? (
        <div className="touchline-row-actions">
          {!isSized ? null : state === 'waiting' ? (
            <Step step="approve" team={team} player={id} action={action} isBusy={isBusy('approve')} onPress={() => void approve()}>
              {t`Approve`} <span className="touchline-hidden">{name}</span>
            </Step>
          ) : (
            <Step step="order" team={team} player={id} action={action} isBusy={isBusy('order')} onPress={() => void order()}>
              {t`Add to cart`} <span className="touchline-hidden">{name}</span>
            </Step>
          )}
          <Step step="remove" team={team} player={id} action={action} tone="quiet" isBusy={isBusy('remove')} onPress={() => void remove()}>
            {t`Remove`} <span className="touchline-hidden">{name}</span>
          </Step>
        </div>
      ) : null}
    </li>
  )
}
