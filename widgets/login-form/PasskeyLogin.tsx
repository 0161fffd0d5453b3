// The way in by passkey, below the form: a button, while the address field offers the same.
import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { passkeyBrowser } from '#shared/ui/passkey-browser.ts'
import { $isPasskeyBusy, $passkeyLoginError, logInByPasskey, offerPasskeys } from '#stores/passkey-login.ts'

/** The button; nothing in a browser without passkeys. */
export function PasskeyLogin({ onIn }: { onIn: () => void }) {
  const { t } = useLingui()
  const { element } = useMount()
  const isBusy = useShared($isPasskeyBusy)
  const failed = useShared($passkeyLoginError)
  const [browser] = useState(passkeyBrowser)
  const [door] = useState(() => browser && { browser, onIn, origin: element ?? undefined })
  useEffect(() => (door ? offerPasskeys(door) : undefined), [door])
  if (!door) return null
  return (
    <>
      {failed === null ? null : <Notice tone="error">{failureSentence(failed)}</Notice>}
      <Button isBusy={isBusy} onPress={() => void logInByPasskey(door)}>{t`Use a passkey`}</Button>
    </>
  )
}
