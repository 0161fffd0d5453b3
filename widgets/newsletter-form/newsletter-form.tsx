// The newsletter form: an address, a consent in the store's wording, and a confirmation mail (double opt-in).
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { newsletterForm } from '#stores/content/newsletter.ts'

const Options = v.object({
  /** Where the form posts without JavaScript. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The consent sentence in the store's wording; without one, sending the form is the consent. */
  consent: v.optional(v.string(), ''),
  /** The values of a plain form, if the server refused it. */
  email: v.optional(v.string(), ''),
})

function NewsletterForm({ options: { action, consent, email } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const newsletter = useForm(() => newsletterForm({ email, asksConsent: consent !== '' }), {
    email: t`E-mail for the newsletter`,
    consent,
  })
  return (
    <Form
      of={newsletter}
      submit={t({ id: 'newsletter.subscribe', message: 'Subscribe' })}
      action={action}
      label={t`Newsletter`}
      className="newsletter-form-parts"
      done={<Notice tone="success">{t`Thank you. We have sent you an e-mail: follow the link in it and you are subscribed.`}</Notice>}
    >
      <TextField {...newsletter.text('email')} type="email" inputMode="email" autoComplete="email" />
      {consent === '' ? null : <Checkbox {...newsletter.box('consent')} />}
    </Form>
  )
}

export default defineWidget({ name: 'newsletter-form', options: Options, view: NewsletterForm, extension: 'service' })
