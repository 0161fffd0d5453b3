// The fields of Afterpay 2.0: a date of birth and the terms. Loaded when the method is chosen.
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { ErrorSummary } from '#shared/ui/ErrorSummary.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { detailForm } from '#stores/checkout/payment.ts'
import { useJudged } from './use-judged.ts'

/** The fields; `termsUrl` is the page with the terms. */
export function AfterpayFields({ termsUrl }: { termsUrl: string | null }) {
  const { t } = useLingui()
  const view = useForm(() => detailForm('afterpay'), {
    birthDay: t`Day`,
    birthMonth: t`Month`,
    birthYear: t`Year`,
    terms: t`I accept the terms of Afterpay.`,
    bic: '',
  })
  useJudged(view)
  return (
    <fieldset className="checkout-details">
      <legend>{t`Date of birth`}</legend>
      <ErrorSummary of={t`Date of birth`} problems={view.state.refusals > 0 ? view.problems : []} focusKey={view.state.refusals} />
      <div className="checkout-birth">
        <TextField {...view.text('birthDay')} inputMode="numeric" autoComplete="bday-day" maxLength={2} />
        <TextField {...view.text('birthMonth')} inputMode="numeric" autoComplete="bday-month" maxLength={2} />
        <TextField {...view.text('birthYear')} inputMode="numeric" autoComplete="bday-year" maxLength={4} />
      </div>
      <p className="checkout-details-hint">{t`Afterpay uses this to check who you are.`}</p>
      <Checkbox {...view.box('terms')} />
      {termsUrl === null ? null : (
        <p className="checkout-details-hint">
          <Trans>
            Read the{' '}
            <a href={termsUrl} target="_blank" rel="noopener">
              terms of Afterpay
            </a>{' '}
            (opens in a new tab).
          </Trans>
        </p>
      )}
    </fieldset>
  )
}
