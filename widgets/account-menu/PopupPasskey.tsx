// Login by passkey in the popup, loaded if the host supports passkeys.
import { PasskeyWay } from '#shared/session/parts/PasskeyWay.tsx'
import { passkeyLogins } from '#stores/session/passkey-login.ts'

/** The passkey button; `onIn` is called after a successful login. */
export function PopupPasskey({ onIn }: { onIn: () => void }) {
  return <PasskeyWay of={passkeyLogins} onIn={onIn} />
}
