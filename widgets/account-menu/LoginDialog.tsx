// The login popup: the shared login form in a dialog.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { LoginFields } from '#shared/session/parts/LoginFields.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { say } from '#shared/ui/say.ts'
import { useLater } from '#shared/ui/use-later.ts'
import { $isLoginNeeded, closeLogin } from '#stores/session/customer.ts'
import { loginForm } from '#stores/session/login-form.ts'

/** Props of the login popup. */
interface LoginDialogProps {
  isOpen: boolean
  loginUrl: string
  passwordUrl: string | null
  registerUrl: string | null
  /** Whether the host supports passkeys. */
  passkeys: boolean
}

/** The popup. The form keeps its values while the dialog is closed, except for the password. */
export function LoginDialog({ isOpen, loginUrl, passwordUrl, registerUrl, passkeys }: LoginDialogProps) {
  const { t } = useLingui()
  const { id } = useMount()
  const isNeeded = useShared($isLoginNeeded)
  const [form] = useState(() => loginForm())
  const close = () => {
    closeLogin()
    form.reset({ email: form.$state.get().values.email })
  }
  const later = useLater(() => import('./PopupPasskey.tsx'), passkeys && isOpen)
  const greet = () => {
    close()
    say(t`You are logged in`)
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t`Log in`} titleId={id('login-title')} className="account-menu-login">
      <p className="account-menu-words">{t`For your orders, returns and wishlist on every device.`}</p>
      <LoginFields
        make={() => form}
        action={loginUrl}
        passwordUrl={passwordUrl}
        registerUrl={registerUrl}
        onSent={greet}
        {...(passkeys ? { passkey: later ? <later.PopupPasskey onIn={greet} /> : null } : {})}
      />
      <p className="account-menu-words">
        {isNeeded ? t`This needs an account. Nothing that you have entered is lost.` : t`You can also order without an account.`}
      </p>
    </Dialog>
  )
}
