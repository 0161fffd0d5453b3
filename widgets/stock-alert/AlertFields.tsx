// The button of the stock alert, with an e-mail field if the host does not know the address.
import { useLingui } from '@lingui/react/macro'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { alertForm } from '#stores/product/stock-alert.ts'

/** The form for one product. */
export function AlertFields({ productId, sku, isGuest }: { productId: number; sku: string; isGuest: boolean }) {
  const { t } = useLingui()
  const alert = useForm(() => alertForm(productId, sku, isGuest), { email: t`E-mail address` })
  return (
    <Form
      of={alert}
      submit={t`Notify me`}
      done={<Notice tone="success">{t`We will send you one e-mail as soon as it is back in stock.`}</Notice>}
    >
      {isGuest ? (
        <TextField {...alert.text('email')} type="email" inputMode="email" autoComplete="email" />
      ) : (
        <p className="stock-alert-words">{t`We send one e-mail to the address of your account.`}</p>
      )}
    </Form>
  )
}
