// The link for players: by the device's own sheet where there is one, and always to copy.
import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Field } from '#shared/ui/Field.tsx'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'

/** The link with its buttons. `name` makes its ids unique; `title` is the team's. */
export function PlayersLink({ link, title, name }: { link: string; title: string; name: string }) {
  const { t } = useLingui()
  const mount = useMount()
  const [said, tell] = useState('')
  // A server does not know whether this browser supports sharing.
  const [canShare, setShares] = useState(false)
  useEffect(() => setShares(typeof navigator.share === 'function'), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      tell(t`The link was copied`)
    } catch {
      tell(t`The link could not be copied. Select it in the field.`)
    }
  }
  // Cancelling needs no message; where the sheet does not open, the link is copied.
  const share = async () => {
    try {
      await navigator.share({ url: link, title })
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  return (
    <div className="touchline-players-link">
      <Field
        id={mount.id(name)}
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
        <p className="touchline-players-link-said" aria-hidden="true">
          {said}
        </p>
      ) : null}
      <LiveRegion text={said} />
      <div className="touchline-form-end">
        {canShare ? <Button tone="primary" onPress={() => void share()}>{t`Share link`}</Button> : null}
        <Button onPress={() => void copy()}>{t`Copy link`}</Button>
      </div>
    </div>
  )
}
