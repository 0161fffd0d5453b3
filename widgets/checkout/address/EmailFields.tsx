// The guest's e-mail address, entered twice unless the host says once: suggests a correction for a likely typo, and a login for a known address.
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { EmailSuggestion } from '#shared/session/parts/EmailSuggestion.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { FormView } from '#shared/ui/use-form.ts'
import { $emailCheck, $emailSuggestion, checkEmail, takeSuggestion, type AddressFormValues } from '#stores/checkout/checkout.ts'
import { $page } from '#stores/page/page.ts'

/** The fields, below the way to log in. Both allow pasting. */
export function EmailFields({ of: form, loginUrl }: { of: FormView<AddressFormValues>; loginUrl: string }) {
  const { t } = useLingui()
  const check = useShared($emailCheck)
  const { limits } = useShared($page)
  const suggestion = useShared($emailSuggestion)
  const email = form.text('email')
  const leave = () => {
    email.onLeave()
    void checkEmail()
  }
  return (
    <div className="checkout-fields">
      <p className="checkout-login">
        {t`Already have an account?`} <a href={loginUrl}>{t`Log in`}</a>
      </p>
      <TextField {...email} type="email" autoComplete="email" onLeave={leave} />
      {limits.emailRepeat ? <TextField {...form.text('emailRepeat')} name="email_repeat" type="email" autoComplete="email" /> : null}
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
