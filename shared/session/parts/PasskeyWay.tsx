// The passkey login below a login's fields: a button; the address field offers passkeys too.
import { useEffect, useState } from 'react'
import type { ReadableAtom } from 'nanostores'
import { useLingui } from '@lingui/react/macro'
import type { Failure } from '#shared/domain/failure.ts'
import type { Stop } from '#shared/environment.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { PasskeyBrowser } from '#shared/session/rules/passkey-browser.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { passkeyBrowser } from './passkey-browser.ts'

/** The inputs of a passkey login. */
interface Door {
  browser: PasskeyBrowser
  onIn: () => void
  origin: object | undefined
}

/** The passkey part of a store. */
export interface PasskeyLogins {
  $isBusy: ReadableAtom<boolean>
  $error: ReadableAtom<Failure | null>
  /** Offers passkeys in the address field until the returned function is called. */
  offer: (door: Door) => Stop
  logIn: (door: Door) => Promise<void>
}

/** The button; nothing in a browser without passkeys. */
export function PasskeyWay({ of: { $isBusy, $error, offer, logIn }, onIn }: { of: PasskeyLogins; onIn: () => void }) {
  const { t } = useLingui()
  const { element } = useMount()
  const isBusy = useShared($isBusy)
  const failed = useShared($error)
  const [browser] = useState(passkeyBrowser)
  const [door] = useState(() => browser && { browser, onIn, origin: element ?? undefined })
  useEffect(() => (door ? offer(door) : undefined), [door, offer])
  if (!door) return null
  return (
    <>
      {failed === null ? null : <Notice tone={failed.kind === 'aborted' ? 'info' : 'error'}>{failureSentence(failed)}</Notice>}
      <Button isBusy={isBusy} onPress={() => void logIn(door)}>{t`Use a passkey`}</Button>
    </>
  )
}
