// The form that opens an order without an account, by number and e-mail address; shared by all service screens.
import { useLingui } from '@lingui/react/macro'
import type { Form as FormOf } from '#shared/form/form-parts.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import type { OrderLink } from './use-order-link.ts'

/** The form's values. */
export type LookupValues = { orderNumber: string; email: string }

/** Props of the form. */
export interface OrderLookupProps {
  /** Creates the form of the widget's store. */
  make: () => FormOf<LookupValues>
  /** The address for the plain form. */
  action?: string | undefined
  /** The state of an e-mail's link: its failure is shown until the form is submitted. */
  link: OrderLink
}

/** The form; a plain post names its step `find`. */
export function OrderLookup({ make, action, link }: OrderLookupProps) {
  const { t } = useLingui()
  const lookup = useForm(make, { orderNumber: t`Order number`, email: t`E-mail address` })
  return (
    <Form of={lookup} submit={t`Find order`} action={action} className="touchline-lookup">
      <input type="hidden" name="step" value="find" />
      <TextField {...lookup.text('orderNumber')} inputMode="numeric" autoComplete="off" />
      <TextField {...lookup.text('email')} type="email" inputMode="email" autoComplete="email" />
      {link.state === 'failed' && lookup.state.sending.state === 'editing' ? <LinkFault link={link} /> : null}
    </Form>
  )
}

/** A failure that a retry cannot fix, such as an expired link, has no button. */
function LinkFault({ link: { error, again } }: { link: Extract<OrderLink, { state: 'failed' }> }) {
  const isFinal = error.kind === 'rejected'
  return (
    <Notice tone="error" action={isFinal ? undefined : <Retry onPress={again} />}>
      {failureSentence(error)}
    </Notice>
  )
}
