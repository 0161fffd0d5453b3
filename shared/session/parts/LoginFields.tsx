// The fields of a login form: address, password and further links. Shared by a page, a popup and the checkout.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Form as FormOf } from '#shared/form/form-parts.ts'
import { Form } from '#shared/ui/Form.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'

/** The form's values. */
export type LoginFieldValues = { email: string; password: string }

/** Props of the form. */
export interface LoginFieldsProps<Value> {
  /** Creates the store's form, or returns the existing one. */
  make: () => FormOf<LoginFieldValues, Value>
  /** The address for the plain form. */
  action?: string | undefined
  /** The address after a plain form's login; a path of the shop's own. */
  back?: string | undefined
  /** The page for a forgotten password; null if there is none. */
  passwordUrl: string | null
  /** The registration page; null if there is none. */
  registerUrl: string | null
  onSent?: (value: Value) => void
  /** The passkey login, where the host offers one. */
  passkey?: ReactNode
}

/** The form with the links below it. */
export function LoginFields<Value>({ make, action, back, passwordUrl, registerUrl, onSent, passkey }: LoginFieldsProps<Value>) {
  const { t } = useLingui()
  const login = useForm(make, { email: t`E-mail address`, password: t`Password` })
  return (
    <div className="touchline-login">
      <Form of={login} submit={t`Log in`} action={action} onSent={onSent}>
        {back === undefined ? null : <input type="hidden" name="back" value={back} />}
        <TextField
          {...login.text('email')}
          type="email"
          inputMode="email"
          autoComplete={passkey === undefined ? 'username' : 'username webauthn'}
        />
        <PasswordField {...login.text('password')} autoComplete="current-password" />
      </Form>
      {passkey === undefined ? null : <div className="touchline-login-passkey">{passkey}</div>}
      <p className="touchline-login-links">
        {passwordUrl === null ? null : <a href={passwordUrl}>{t`Forgot your password?`}</a>}
        {registerUrl === null ? null : <a href={registerUrl}>{t`Create an account`}</a>}
      </p>
    </div>
  )
}
