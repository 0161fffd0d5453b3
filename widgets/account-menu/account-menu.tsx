// The account in the header: a link that opens the login popup, or for who is logged in a menu of what is hers.
import { useEffect, useState, type ComponentType } from 'react'
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $cartConflict, $customer, $isLoginOpen, openLogin } from '#stores/customer.ts'
import { $page } from '#stores/page.ts'
import { loadSession } from '#stores/session.ts'
import { AccountOpener } from './AccountOpener.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { useDismiss } from './use-dismiss.ts'

const Options = v.object({
  /** The account overview; without JavaScript the link leads there. Default: `routes.account` of the page. */
  accountUrl: v.optional(v.string()),
  /** Where the login form posts to without JavaScript. Default: `routes.login` of the page. */
  loginUrl: v.optional(v.string()),
  /** The page that says goodbye; without it the page stays. */
  logoutUrl: v.optional(v.string()),
  /** The customer's orders; without it the menu has no such line. */
  ordersUrl: v.optional(v.string()),
  /** The customer's returns; without it the menu has no such line. */
  returnsUrl: v.optional(v.string()),
  /** Default: `routes.wishlist` of the page. */
  wishlistUrl: v.optional(v.string()),
  /** Where who forgot her password is helped; without it the popup has no such link. */
  passwordUrl: v.optional(v.string()),
})

type Popups = ComponentType<{ loginUrl: string; passwordUrl: string | null; isMine: boolean }>

function AccountMenu({ options }: { options: v.InferOutput<typeof Options> }) {
  const { id, element } = useMount()
  const { routes } = useShared($page)
  const customer = useShared($customer)
  const needsPopup = useNeed()
  const [isOpen, setOpen] = useState(false)
  const box = useDismiss(isOpen, () => setOpen(false))
  const accountUrl = options.accountUrl ?? routes.account
  const loginUrl = options.loginUrl ?? routes.login
  const Popups = usePopups(needsPopup, loginUrl)
  // A page may have two, one for phones and one for desktops: the popup belongs to the first that can be seen.
  const [isMine, setMine] = useState(false)
  useEffect(() => {
    if (!needsPopup) return
    const all = [...document.querySelectorAll('[data-touchline="account-menu"]')]
    setMine((all.find((mount) => mount.checkVisibility()) ?? all[0]) === element)
  }, [needsPopup, element])
  useEffect(() => {
    void loadSession()
  }, [])
  return (
    <div className="account-menu-box" ref={box}>
      <AccountOpener
        accountUrl={accountUrl}
        name={customer ? customer.firstname || customer.email : null}
        panelId={id('panel')}
        isOpen={customer !== null && isOpen}
        onPress={() => (customer ? setOpen(!isOpen) : openLogin())}
      />
      {customer ? (
        <AccountPanel
          id={id('panel')}
          isOpen={isOpen}
          name={customer.firstname}
          links={{
            account: accountUrl,
            orders: options.ordersUrl ?? null,
            returns: options.returnsUrl ?? null,
            wishlist: options.wishlistUrl ?? routes.wishlist,
          }}
          onLoggedOut={() => {
            setOpen(false)
            if (options.logoutUrl) environment.navigate(options.logoutUrl)
          }}
        />
      ) : null}
      {Popups ? <Popups loginUrl={loginUrl} passwordUrl={options.passwordUrl ?? null} isMine={isMine} /> : null}
    </div>
  )
}

/** Whether there is something to ask: who this is, or what becomes of two carts. */
function useNeed(): boolean {
  const isLoginOpen = useShared($isLoginOpen)
  const hasConflict = useShared($cartConflict)
  return isLoginOpen || hasConflict
}

/** The popups, loaded when one is needed first; where they cannot be had the login has a page of its own. */
function usePopups(isNeeded: boolean, loginUrl: string): Popups | null {
  const [Loaded, setLoaded] = useState<Popups | null>(null)
  useEffect(() => {
    if (!isNeeded || Loaded) return
    import('./AccountPopups.tsx').then(
      ({ AccountPopups }) => setLoaded(() => AccountPopups),
      () => environment.navigate(loginUrl),
    )
  }, [isNeeded, Loaded, loginUrl])
  return Loaded
}

export default defineWidget({ name: 'account-menu', options: Options, view: AccountMenu })
