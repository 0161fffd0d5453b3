// The contact form: a message to the shop, and its receipt.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Exact } from '#shared/ui/Exact.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { TextArea } from '#shared/ui/TextArea.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { useLater } from '#shared/ui/use-later.ts'
import { contactForm, MESSAGE_CHARACTERS } from '#stores/content/contact.ts'
import { $customer } from '#stores/session/current-customer.ts'

const Options = v.object({
  /** Where the form posts without JavaScript. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The subject, filled in, such as the name of a product. */
  subject: v.optional(v.string(), ''),
  /** The values of a plain form, if the server refused it: `name`, `email`, `subject`, `orderNumber`, `message`. */
  values: v.optional(v.record(v.string(), v.string()), {}),
})

function ContactForm({ options: { action, subject, values } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const customer = useShared($customer)
  const contact = useForm(() => contactForm({ subject, ...values }), {
    name: t`Your name`,
    email: t`E-mail address`,
    subject: t`Subject`,
    orderNumber: t`Order number`,
    message: t`Message`,
  })
  const { form, state } = contact
  const pick = useLater(() => import('./OrderPick.tsx'), customer !== null)
  useEffect(() => {
    const { name, email } = form.$state.get().values
    if (customer && name === '' && email === '') form.fillIn({ name: `${customer.firstname} ${customer.lastname}`, email: customer.email })
  }, [customer, form])
  const reference = state.sending.state === 'sent' ? state.sending.value.reference : null
  return (
    <Form
      of={contact}
      submit={t`Send`}
      action={action}
      done={
        <Notice tone="success">
          {t`Thank you, we have received your message and will answer by e-mail.`}{' '}
          {reference === null ? null : <Exact text={t`Reference: ${reference}`} keep={[reference]} />}
        </Notice>
      }
    >
      <TextField {...contact.text('name')} autoComplete="name" />
      <TextField {...contact.text('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField {...contact.text('subject')} />
      {pick ? <pick.OrderPick of={contact} /> : <TextField {...contact.text('orderNumber')} inputMode="numeric" />}
      <TextArea {...contact.text('message')} maxCharacters={MESSAGE_CHARACTERS} rows={6} />
    </Form>
  )
}

export default defineWidget({ name: 'contact-form', options: Options, view: ContactForm })
