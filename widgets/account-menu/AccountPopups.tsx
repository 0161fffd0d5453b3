// What the first touch of the account loads: the customer's menu, the login dialog and the question about two carts.
import { useEffect, useState } from 'react'
import { useShared } from '#shared/mount/use-shared.ts'
import { $cartConflict, $isLoginOpen } from '#stores/session/current-customer.ts'
import { LoginDialog } from './LoginDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'

export { AccountPanel } from './AccountPanel.tsx'

/** Where the login popup leads. */
interface AccountPopupsProps {
  loginUrl: string
  passwordUrl: string | null
  registerUrl: string | null
  /** The host takes passkeys. */
  passkeys: boolean
  isMine: boolean
}

/** Both popups; of several mounts on a page one shows them. */
export function AccountPopups({ isMine, ...urls }: AccountPopupsProps) {
  const isLoginOpen = useShared($isLoginOpen)
  const hasConflict = useShared($cartConflict)
  const [isLater, setLater] = useState(false)
  // Who puts the question off is asked again on the next page, or after the next login.
  useEffect(() => {
    if (!hasConflict) setLater(false)
  }, [hasConflict])
  return (
    <>
      <LoginDialog isOpen={isLoginOpen && isMine} {...urls} />
      <MergeDialog isOpen={hasConflict && !isLoginOpen && !isLater && isMine} onClose={() => setLater(true)} />
    </>
  )
}
