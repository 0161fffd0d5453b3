// The customer's menu: a disclosure with links and the logout button.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '#shared/domain/failure.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { say } from '#shared/ui/say.ts'
import { $isLoggingOut, logout } from '#stores/session/customer.ts'

/** The URLs of the menu's links; null where the shop has no such page. */
export interface AccountLinks {
  account: string
  orders: string | null
  returns: string | null
  wishlist: string
}

/** The panel. It stays in the page while closed, so that the `aria-controls` of its button has a target. */
export function AccountPanel({
  id,
  isOpen,
  name,
  links,
  onLoggedOut,
}: {
  id: string
  isOpen: boolean
  name: string
  links: AccountLinks
  onLoggedOut: () => void
}) {
  const { t } = useLingui()
  const { element } = useMount()
  const isBusy = useShared($isLoggingOut)
  const [failure, setFailure] = useState<Failure | null>(null)
  const lines = [
    { url: links.account, label: t`Account overview` },
    { url: links.orders, label: t`My orders` },
    { url: links.returns, label: t`My returns` },
    { url: links.wishlist, label: t`Wishlist` },
  ]
  const leave = async () => {
    setFailure(null)
    const result = await logout(element ?? undefined)
    if (!result.ok) {
      setFailure(result.error)
      return
    }
    say(t`You are logged out`)
    onLoggedOut()
  }
  return (
    <div className="account-menu-panel" id={id} hidden={!isOpen}>
      {name ? <p className="account-menu-hello">{t`Hello ${{ name }}`}</p> : null}
      <ul className="account-menu-list">
        {lines.map(({ url, label }) =>
          url === null ? null : (
            <li key={url}>
              <a className="account-menu-link" href={url}>
                {label}
              </a>
            </li>
          ),
        )}
      </ul>
      {failure ? <Notice tone="error">{failureSentence(failure)}</Notice> : null}
      <Button className="account-menu-out" isBusy={isBusy} onPress={() => void leave()}>{t`Log out`}</Button>
    </div>
  )
}
