// What a team order is: the kit in its colours, its closing day, and until when the kit can be ordered.
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format-date.ts'
import type { TeamOrder } from '#shared/teams/wire.ts'

/** Props of the head. On a page of its own the host's heading has the team's name, so this one has the kit's. */
export interface TeamHeadProps {
  team: TeamOrder
  heading: string
  isAlone: boolean
}

/** The head. */
export function TeamHead({
  team: { title, kit, kitUrl, picture, closesOn, isOpen, link, orderableUntil, deletedOn, players },
  heading,
  isAlone,
}: TeamHeadProps) {
  const { t } = useLingui()
  const day = formatDate(closesOn)
  const until = orderableUntil === null ? '' : formatDate(orderableUntil)
  const gone = deletedOn === null ? '' : formatDate(deletedOn)
  const isUnordered = players.some(({ state }) => state === 'waiting' || state === 'approved')
  const named = kit === '' ? null : kitUrl === null ? kit : <a href={kitUrl}>{kit}</a>
  return (
    <div className="team-orders-head">
      {picture === null ? null : <img className="team-orders-picture" src={picture} alt="" width={160} height={160} loading="lazy" />}
      <div className="team-orders-facts">
        <h2 className="touchline-row-title" id={heading}>
          {isAlone ? (named ?? title) : title}
        </h2>
        {isAlone || named === null ? null : <p className="touchline-row-words">{named}</p>}
        <p className="touchline-row-words">
          {link === null ? null : isOpen ? t`Players can sign up until ${day}.` : t`Closed since ${day}.`}
        </p>
        {until === '' ? null : (
          <p className="touchline-row-words">{t`You can order this kit until ${until}, also for players who join later.`}</p>
        )}
        {gone === '' || !isUnordered ? null : (
          <p className="touchline-row-words">{t`Order by ${gone}: names and numbers that are neither ordered nor in your cart are deleted after that day.`}</p>
        )}
      </div>
    </div>
  )
}
