// The form that opens an order without an account: number and address, the same on every screen of the service.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Form as FormOf } from '#shared/form/form-parts.ts'
import { Form } from './Form.tsx'
import { TextField } from './TextField.tsx'
import { useForm } from './use-form.ts'

/** What is asked. */
export type LookupValues = { orderNumber: string; email: string }

/** What the form needs. */
export interface OrderLookupProps {
  /** Makes the form of the widget's store. */
  make: () => FormOf<LookupValues>
  /** Where the plain form posts. */
  action?: string | undefined
  /** Below the fields. */
  children?: ReactNode
}

/** The form; a plain post names its step `find`. */
export function OrderLookup({ make, action, children }: OrderLookupProps) {
  const { t } = useLingui()
  const lookup = useForm(make, { orderNumber: t`Order number`, email: t`E-mail address` })
  return (
    <Form of={lookup} submit={t`Find order`} action={action} className="touchline-lookup">
      <input type="hidden" name="step" value="find" />
      <TextField {...lookup.text('orderNumber')} inputMode="numeric" autoComplete="off" />
      <TextField {...lookup.text('email')} type="email" inputMode="email" autoComplete="email" />
      {children}
    </Form>
  )
}
