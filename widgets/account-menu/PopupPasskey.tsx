// Login by passkey in the popup, loaded if the host supports passkeys.
import { PasskeyWay } from '#shared/session/parts/PasskeyWay.tsx'
import { passkeyLogins } from '#stores/session/passkey-login.ts'

/** The button; `onIn` hears that she is in. */
export function PopupPasskey({ onIn }: { onIn: () => void }) {
  return <PasskeyWay of={passkeyLogins} onIn={onIn} />
}
