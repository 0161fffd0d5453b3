// The account's popups: the customer's menu, the login dialog and the cart merge prompt. Loaded on first use.
import { useEffect, useState } from 'react'
import { useShared } from '#shared/mount/use-shared.ts'
import { $cartConflict, $isLoginOpen } from '#stores/session/current-customer.ts'
import { LoginDialog } from './LoginDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'

export { AccountPanel } from './AccountPanel.tsx'

/** Props of the popups. */
interface AccountPopupsProps {
  loginUrl: string
  passwordUrl: string | null
  registerUrl: string | null
  /** Whether the host supports passkeys. */
  passkeys: boolean
  isMine: boolean
}

/** Both popups. If a page has several mounts, only one of them shows the popups. */
export function AccountPopups({ isMine, ...urls }: AccountPopupsProps) {
  const isLoginOpen = useShared($isLoginOpen)
  const hasConflict = useShared($cartConflict)
  const [isLater, setLater] = useState(false)
  // A shopper who postpones the question is asked again on the next page, or after the next login.
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
