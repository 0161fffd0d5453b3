// The guest's e-mail address, twice, with a suggestion where it looks mistyped and an invitation where it is known.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { emailRule, emailRepeatRule } from '#shared/domain/email.ts'
import { problemSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { $emailCheck, $emailSuggestion, changeEmail, changeEmailRepeat, checkEmail, takeSuggestion } from '#stores/checkout.ts'

interface Props {
  email: string
  repeat: string
  hasSubmitted: boolean
  loginUrl: string
}

/** The two fields. Paste is allowed in both. */
export function EmailFields({ email, repeat, hasSubmitted, loginUrl }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const check = useShared($emailCheck)
  const suggestion = useShared($emailSuggestion)
  const [left, setLeft] = useState<readonly string[]>([])
  const leave = (name: string) => setLeft((before) => (before.includes(name) ? before : [...before, name]))
  const isShown = (name: string) => hasSubmitted || left.includes(name)
  const problem = isShown('email') ? emailRule(email) : null
  const repeatProblem = isShown('repeat') ? emailRepeatRule(() => email)(repeat) : null
  return (
    <div className="checkout-fields">
      <TextField
        id={id('email')}
        name="email"
        type="email"
        label={t`E-mail address`}
        autoComplete="email"
        isRequired
        value={email}
        error={problem ? problemSentence(problem) : null}
        onInput={changeEmail}
        onLeave={() => {
          leave('email')
          void checkEmail()
        }}
      />
      <TextField
        id={id('email-repeat')}
        name="email_repeat"
        type="email"
        label={t`Repeat e-mail address`}
        autoComplete="email"
        isRequired
        value={repeat}
        error={repeatProblem ? problemSentence(repeatProblem) : null}
        onInput={changeEmailRepeat}
        onLeave={() => leave('repeat')}
      />
      <div className="checkout-email-help" role="status">
        {suggestion ? (
          <Button
            tone="quiet"
            onPress={() => {
              takeSuggestion()
              if (repeat !== '') changeEmailRepeat(suggestion)
              // The button goes with its question, and the focus would with it.
              document.getElementById(id('email'))?.focus()
            }}
          >{t`Did you mean ${suggestion}?`}</Button>
        ) : null}
        {check === 'known' && !suggestion ? (
          <p>
            {t`You may have an account with this address.`} <a href={loginUrl}>{t`Log in`}</a> {t`or simply continue without one.`}
          </p>
        ) : null}
      </div>
    </div>
  )
}
