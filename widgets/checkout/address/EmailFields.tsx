// The guest's e-mail address, entered twice: suggests a correction for a likely typo, and a login for a known address.
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { EmailSuggestion } from '#shared/session/parts/EmailSuggestion.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { FormView } from '#shared/ui/use-form.ts'
import { $emailCheck, $emailSuggestion, checkEmail, takeSuggestion, type AddressFormValues } from '#stores/checkout/checkout.ts'

/** The two fields. Both allow pasting. */
export function EmailFields({ of: form, loginUrl }: { of: FormView<AddressFormValues>; loginUrl: string }) {
  const { t } = useLingui()
  const check = useShared($emailCheck)
  const suggestion = useShared($emailSuggestion)
  const email = form.text('email')
  const leave = () => {
    email.onLeave()
    void checkEmail()
  }
  return (
    <div className="checkout-fields">
      <TextField {...email} type="email" autoComplete="email" onLeave={leave} />
      <TextField {...form.text('emailRepeat')} name="email_repeat" type="email" autoComplete="email" />
      <div className="checkout-email-help" role="status">
        <EmailSuggestion suggestion={suggestion} fieldId={email.id} onTake={takeSuggestion} />
        {check === 'known' && !suggestion ? (
          <p>
            {t`You may have an account with this address.`} <a href={loginUrl}>{t`Log in`}</a> {t`or simply continue without one.`}
          </p>
        ) : null}
      </div>
    </div>
  )
}
