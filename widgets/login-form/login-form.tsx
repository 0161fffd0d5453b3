// The login page; its form is the same as in the popup.
import * as v from 'valibot'
import { safeRedirect } from '#shared/domain/safe-url.ts'
import { environment } from '#shared/environment.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { LoginFields } from '#shared/session/parts/LoginFields.tsx'
import { useLater } from '#shared/ui/use-later.ts'
import { $page } from '#stores/page/page.ts'
import { $cartConflict } from '#stores/session/current-customer.ts'
import { loginForm } from '#stores/session/login-form.ts'

const Options = v.object({
  /** Where the form posts without JavaScript. Default: `routes.login` of the page. */
  action: v.optional(v.string()),
  /** The page to open afterwards, on this origin only. Default: `routes.account` of the page. */
  back: v.optional(v.string()),
  /** The page that asks how to merge two carts, called with `?back=`; without it, the header of the next page asks. */
  mergeUrl: v.optional(v.string()),
  /** The page for a forgotten password; without it there is no such link. */
  passwordUrl: v.optional(v.string()),
  /** The page to create an account; without it there is no such link. */
  registerUrl: v.optional(v.string()),
  /** Whether the host supports passkeys (`api/customer/passkeys/login`): they are offered in the address field and with a button. */
  passkeys: v.optional(v.boolean(), false),
  /** The e-mail address from a plain form. */
  email: v.optional(v.string(), ''),
  /** The server's messages for a plain form's fields, by name: `email`, `password`. */
  refused: v.optional(v.record(v.string(), v.string()), {}),
})

function LoginForm({ options }: { options: v.InferOutput<typeof Options> }) {
  const { routes } = useShared($page)
  const { action = routes.login, back, mergeUrl, passwordUrl = null, registerUrl = null, passkeys, email, refused } = options
  const later = useLater(() => import('./PasskeyLogin.tsx'), passkeys)
  const goOn = () => {
    const next = ownAddress(back) ?? routes.account
    environment.navigate($cartConflict.get() && mergeUrl !== undefined ? `${mergeUrl}?back=${encodeURIComponent(next)}` : next)
  }
  return (
    <LoginFields
      make={() => loginForm({ email, refused })}
      action={action}
      back={back}
      passwordUrl={passwordUrl}
      registerUrl={registerUrl}
      onSent={goOn}
      {...(passkeys ? { passkey: later ? <later.PasskeyLogin onIn={goOn} /> : null } : {})}
    />
  )
}

/** A return address on another origin would make the login an open redirect. */
function ownAddress(back: string | undefined): string | null {
  return back === undefined ? null : safeRedirect(back, environment.location.href, [])
}

export default defineWidget({ name: 'login-form', options: Options, view: LoginForm, extension: 'account' })
