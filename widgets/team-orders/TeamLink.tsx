// The link for players: copy, share, revoke or renew it.
import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { TeamOrder } from '#shared/teams/wire.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Field } from '#shared/ui/Field.tsx'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'
import { say } from '#shared/ui/say.ts'
import { $teamPressed, changeTeamLink } from '#stores/teams/team-orders.ts'
import { Step } from './Step.tsx'

/** The link and its actions. */
export function TeamLink({ team: { id, title, link }, action }: { team: TeamOrder; action: string | undefined }) {
  const { t } = useLingui()
  const mount = useMount()
  const pressed = useShared($teamPressed)
  const [said, tell] = useState('')
  // A server does not know whether this browser supports sharing.
  const [canShare, setShares] = useState(false)
  useEffect(() => setShares(typeof navigator.share === 'function'), [])
  const isBusy = pressed?.team === id && pressed.what === 'link'
  const change = async (isOpen: boolean) => {
    tell('')
    const result = await changeTeamLink(id, isOpen)
    if (result.ok) say(isOpen ? t`There is a new link; the old one no longer works.` : t`The link was revoked.`)
  }
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      tell(t`The link was copied`)
    } catch {
      tell(t`The link could not be copied. Select it in the field.`)
    }
  }
  // Cancelling needs no message, and the field still has the link.
  const share = (url: string) => void navigator.share({ url, title }).catch(() => {})
  return (
    <div className="team-orders-link">
      {link === null ? (
        <p className="touchline-row-words">{t`There is no link, so nobody can sign up.`}</p>
      ) : (
        <>
          <Field
            id={mount.id(`link-${id}`)}
            label={t`Link for players`}
            hint={t`Send it to your players. Whoever has it can enter a player until the closing date.`}
          >
            {(wiring) => (
              <input
                {...wiring}
                className="touchline-input"
                type="text"
                readOnly
                value={link}
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
          </Field>
          {said ? (
            <p className="touchline-row-words" aria-hidden="true">
              {said}
            </p>
          ) : null}
        </>
      )}
      <LiveRegion text={said} />
      <div className="touchline-row-actions">
        {link === null ? null : (
          <>
            <Button onPress={() => void copy(link)}>{t`Copy link`}</Button>
            {canShare ? <Button onPress={() => share(link)}>{t`Share link`}</Button> : null}
            <Step step="revoke" team={id} action={action} tone="quiet" isBusy={isBusy} onPress={() => void change(false)}>
              {t`Revoke link`}
            </Step>
          </>
        )}
        <Step step="renew" team={id} action={action} tone="quiet" isBusy={isBusy} onPress={() => void change(true)}>
          {t`Create new link`}
        </Step>
      </div>
    </div>
  )
}
