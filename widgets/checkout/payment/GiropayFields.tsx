// The field of Giropay: the code of the shopper's bank, needed to open the bank's page. Loaded when the method is chosen.
import { useLingui } from '@lingui/react/macro'
import { ErrorSummary } from '#shared/ui/ErrorSummary.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { detailForm } from '#stores/checkout/payment.ts'
import { useJudged } from './use-judged.ts'

/** The field. */
export function GiropayFields() {
  const { t } = useLingui()
  const view = useForm(() => detailForm('giropay'), { birthDay: '', birthMonth: '', birthYear: '', terms: '', bic: t`BIC of your bank` })
  useJudged(view)
  return (
    <div className="checkout-details">
      <ErrorSummary of={t`BIC of your bank`} problems={view.state.refusals > 0 ? view.problems : []} focusKey={view.state.refusals} />
      <TextField {...view.text('bic')} autoComplete="off" maxLength={13} hint={t`8 or 11 characters, as on your bank card.`} />
    </div>
  )
}
