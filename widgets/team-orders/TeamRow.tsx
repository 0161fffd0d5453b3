// One team order in the list, where each has a page of its own: how far it is, and the link to that page.
import { Plural, useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format-date.ts'
import { useMount } from '#shared/mount/context.ts'
import type { TeamOrder } from '#shared/teams/wire.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

/** The row; `url` has the id's place as `{id}`. */
export function TeamRow({ team: { id, title, kit, closesOn, isOpen, link, players }, url }: { team: TeamOrder; url: string }) {
  const { t } = useLingui()
  const mount = useMount()
  const heading = mount.id(`team-${id}`)
  const day = formatDate(closesOn)
  const waiting = players.filter(({ state }) => state === 'waiting').length
  return (
    <article className="touchline-row" aria-labelledby={heading}>
      <h2 className="touchline-row-title" id={heading}>
        {title}
      </h2>
      <p className="touchline-row-words">
        {kit === '' ? null : <span className="team-orders-kit">{kit}</span>}
        {link === null ? null : isOpen ? t`Players can sign up until ${day}.` : t`Closed since ${day}.`}
      </p>
      <p className="touchline-row-words">
        <Plural value={players.length} _0="Nobody has signed up yet." one="# player" other="# players" />
        {waiting === 0 ? null : (
          <>
            {', '}
            <Plural value={waiting} one="# waits for you" other="# wait for you" />
          </>
        )}
      </p>
      <div className="touchline-row-actions">
        <ButtonLink href={url.replace('{id}', String(id))}>
          {t`Open`} <span className="touchline-hidden">{title}</span>
        </ButtonLink>
      </div>
    </article>
  )
}
