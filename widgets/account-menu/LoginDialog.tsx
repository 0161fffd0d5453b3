// The login popup: address and password, what is wrong with them, and what the server says.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { emailRule } from '#shared/domain/email.ts'
import type { Failure } from '#shared/domain/failure.ts'
import type { Problem } from '#shared/domain/problem.ts'
import { required } from '#shared/domain/text-rules.ts'
import { failureSentence, problemSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorSummary } from '#shared/ui/ErrorSummary.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { say } from '#shared/ui/say.ts'
import { TextField } from '#shared/ui/TextField.tsx'
import { $isLoggingIn, closeLogin, login } from '#stores/customer.ts'

/** The popup. What is typed stays while the dialog is closed, but for the password. */
export function LoginDialog({ isOpen, loginUrl, passwordUrl }: { isOpen: boolean; loginUrl: string; passwordUrl: string | null }) {
  const { t } = useLingui()
  const { id, element } = useMount()
  const isBusy = useShared($isLoggingIn)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<Failure | null>(null)
  // Nothing is said to be wrong before it was sent; from then on it is said as one types.
  const wrong = (problem: Problem | null) => (tries > 0 && problem ? problemSentence(problem) : null)
  const fields = [
    { id: id('email'), label: t`E-mail address`, sentence: wrong(emailRule(email)) },
    { id: id('password'), label: t`Password`, sentence: wrong(required(password)) },
  ] as const
  const problems = fields.flatMap(({ sentence, ...field }) => (sentence ? [{ ...field, sentence }] : []))

  const close = () => {
    closeLogin()
    setPassword('')
    setTries(0)
    setFailure(null)
  }
  const submit = async () => {
    setFailure(null)
    setTries(tries + 1)
    if (emailRule(email) || required(password)) return
    const result = await login(email, password, element ?? undefined)
    if (!result.ok) {
      setFailure(result.error)
      return
    }
    close()
    say(t`You are logged in`)
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t`Log in`} titleId={id('login-title')} className="account-menu-login">
      <p className="account-menu-words">{t`For your orders, returns and wishlist on every device.`}</p>
      <form
        className="account-menu-form"
        action={loginUrl}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit()
        }}
      >
        {failure ? <Notice tone="error">{failureSentence(failure)}</Notice> : null}
        <ErrorSummary heading={t`Please check these fields`} problems={problems} focusKey={tries} />
        <TextField
          id={fields[0].id}
          label={fields[0].label}
          error={fields[0].sentence}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          isRequired
          value={email}
          onInput={setEmail}
        />
        <PasswordField
          id={fields[1].id}
          label={fields[1].label}
          error={fields[1].sentence}
          name="password"
          autoComplete="current-password"
          isRequired
          value={password}
          onInput={setPassword}
        />
        <Button type="submit" tone="primary" isBusy={isBusy}>{t`Log in`}</Button>
      </form>
      {passwordUrl ? (
        <p className="account-menu-words">
          <a className="account-menu-forgot" href={passwordUrl}>{t`Forgot your password?`}</a>
        </p>
      ) : null}
      <p className="account-menu-words">{t`You can also order without an account.`}</p>
    </Dialog>
  )
}
