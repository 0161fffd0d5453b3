// The form that logs a customer in: address, password, and further links. A page, the popup and the checkout share it.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Form as FormOf } from '#shared/form/form-parts.ts'
import { Form } from '#shared/ui/Form.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'

/** What is asked. */
export type LoginFieldValues = { email: string; password: string }

/** What the form needs. */
export interface LoginFieldsProps<Value> {
  /** Makes the form of the store, or answers the one that is there. */
  make: () => FormOf<LoginFieldValues, Value>
  /** Where the plain form posts. */
  action?: string | undefined
  /** Where a plain form leads afterwards; a path of the shop's own. */
  back?: string | undefined
  /** Where who forgot her password is helped; null if there is no such page. */
  passwordUrl: string | null
  /** Where one becomes a customer; null if there is no such page. */
  registerUrl: string | null
  onSent?: (value: Value) => void
  /** The way in by passkey, where the host offers one. */
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
