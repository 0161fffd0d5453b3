// The link for players: share, copy, revoke or renew it.
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { PlayersLink } from '#shared/teams/parts/PlayersLink.tsx'
import type { TeamOrder } from '#shared/teams/wire.ts'
import { say } from '#shared/ui/say.ts'
import { $teamPressed, changeTeamLink } from '#stores/teams/team-orders.ts'
import { Step } from './Step.tsx'

/** The link and its actions. */
export function TeamLink({ team: { id, title, link }, action }: { team: TeamOrder; action: string | undefined }) {
  const { t } = useLingui()
  const pressed = useShared($teamPressed)
  const isBusy = pressed?.team === id && pressed.what === 'link'
  const change = async (isOpen: boolean) => {
    const result = await changeTeamLink(id, isOpen)
    if (result.ok) say(isOpen ? t`There is a new link; the old one no longer works.` : t`The link was revoked.`)
  }
  return (
    <div className="team-orders-link">
      {link === null ? (
        <p className="touchline-row-words">{t`There is no link, so nobody can sign up.`}</p>
      ) : (
        <PlayersLink key={link} link={link} title={title} name={`link-${id}`} />
      )}
      <div className="touchline-row-actions">
        {link === null ? null : (
          <Step step="revoke" team={id} action={action} tone="quiet" isBusy={isBusy} onPress={() => void change(false)}>
            {t`Revoke link`}
          </Step>
        )}
        <Step step="renew" team={id} action={action} tone="quiet" isBusy={isBusy} onPress={() => void change(true)}>
          {t`Create new link`}
        </Step>
      </div>
    </div>
  )
}
