// The guest's e-mail address, twice, with a suggestion where it looks mistyped and an invitation where it is known.
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { EmailSuggestion } from '#shared/session/parts/EmailSuggestion.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { FormView } from '#shared/ui/use-form.ts'
import { $emailCheck, $emailSuggestion, checkEmail, takeSuggestion, type AddressFormValues } from '#stores/checkout/checkout.ts'

/** The two fields. Paste is allowed in both. */
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
