// The account in the header: a link that opens the login popup or, once logged in, a menu.
import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { type Result, unofferedFailure } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useFirstSeen } from '#shared/mount/use-first-seen.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { BadgeLink } from '#shared/ui/BadgeLink.tsx'
import { person } from '#shared/ui/icons.ts'
import { useDismiss } from '#shared/ui/use-dismiss.ts'
import { $page } from '#stores/page/page.ts'
import { $cartConflict, $customer, $isLoginOpen, offerLogin, openLogin } from '#stores/session/current-customer.ts'
import { loadSession } from '#stores/session/session.ts'

const Options = v.object({
  /** The account overview; without JavaScript the link leads there. Default: `routes.account` of the page. */
  accountUrl: v.optional(v.string()),
  /** Where the login form posts to without JavaScript. Default: `routes.login` of the page. */
  loginUrl: v.optional(v.string()),
  /** The page to show after the logout; without it the page stays. */
  logoutUrl: v.optional(v.string()),
  /** The customer's orders; without it the menu has no such entry. */
  ordersUrl: v.optional(v.string()),
  /** The customer's returns; without it the menu has no such entry. */
  returnsUrl: v.optional(v.string()),
  /** The wishlist page. Default: `routes.wishlist` of the page. */
  wishlistUrl: v.optional(v.string()),
  /** The page for a forgotten password; without it the popup has no such link. */
  passwordUrl: v.optional(v.string()),
  /** The page to create an account; without it the popup has no such link. */
  registerUrl: v.optional(v.string()),
  /** Whether the host supports passkeys (`api/customer/passkeys/login`): the popup offers them in the address field and with a button. */
  passkeys: v.optional(v.boolean(), false),
})

type Parts = typeof import('./AccountPopups.tsx')

const loadParts = () => import('./AccountPopups.tsx')

function AccountMenu({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id } = useMount()
  const { routes } = useShared($page)
  const customer = useShared($customer)
  const name = customer ? customer.firstname || customer.email : null
  const needsPopup = useNeed()
  const [isOpen, setOpen] = useState(false)
  const box = useDismiss<HTMLDivElement>({ isOpen: () => isOpen, close: () => setOpen(false), opener: 'a' })
  const accountUrl = options.accountUrl ?? routes.account
  const loginUrl = options.loginUrl ?? routes.login
  const [parts, load] = useParts(needsPopup || isOpen, accountUrl)
  const isMine = useFirstSeen(needsPopup)
  // A host without these calls has pages of its own; the links lead there.
  const hasCalls = isOffered('account')
  useEffect(() => {
    void loadSession()
    return hasCalls ? offerLogin() : undefined
  }, [hasCalls])
  // While the session is loading, it is unknown whether a guest or a customer pressed.
  const greet = async () => {
    const session = await loadSession()
    if (session.ok && session.value.customer) setOpen(true)
    else openLogin()
  }
  const label = name === null ? t`Log in` : t`Account of ${{ name }}`
  const mark = name === null ? null : <span className="account-menu-mark" aria-hidden="true" />
  if (!hasCalls) {
    return (
      <div className="account-menu-box">
        <BadgeLink href={name === null ? loginUrl : accountUrl} label={label} icon={person}>
          {mark}
        </BadgeLink>
      </div>
    )
  }
  return (
    <div className="account-menu-box" ref={box}>
      <BadgeLink
        href={accountUrl}
        label={label}
        icon={person}
        opens={{
          menuId: customer ? id('panel') : undefined,
          isOpen: customer ? isOpen : needsPopup && isMine,
          onTouch: load,
          onPress: () => (customer ? setOpen(!isOpen) : void greet()),
        }}
      >
        {mark}
      </BadgeLink>
      {parts && customer ? (
        <parts.AccountPanel
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
      {parts ? (
        <parts.AccountPopups
          loginUrl={loginUrl}
          passwordUrl={options.passwordUrl ?? null}
          registerUrl={options.registerUrl ?? null}
          passkeys={options.passkeys}
          isMine={isMine}
        />
      ) : null}
    </div>
  )
}

/** Whether the shopper has to answer something: log in, or decide about two carts. */
function useNeed(): boolean {
  const isLoginOpen = useShared($isLoginOpen)
  const hasConflict = useShared($cartConflict)
  return isLoginOpen || hasConflict
}

/** Loads popups and panel on first touch, or when one is needed. If they fail to load, the links lead to the account's pages. */
function useParts(isNeeded: boolean, accountUrl: string): [Parts | null, () => void] {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => {
    if (isNeeded && !parts) loadParts().then(setParts, () => environment.navigate(accountUrl))
  }, [isNeeded, parts, accountUrl])
  const load = () => void (parts ?? loadParts().then(setParts, () => {}))
  return [parts, load]
}

/** If neither a call nor a setting says who is logged in, the host's own text is kept, since the host knows. */
async function readWho(): Promise<Result<unknown>> {
  const canKnow = isOffered('account') || isOffered('session') || $page.get().session !== null
  return canKnow ? { ok: true, value: null } : { ok: false, error: unofferedFailure }
}

export default defineWidget({ name: 'account-menu', options: Options, view: AccountMenu, load: readWho })
