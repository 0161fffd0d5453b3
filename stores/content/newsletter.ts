// The newsletter form: an address and a consent, confirmed by an e-mail. Only that e-mail says whether the address was known.
import { emailRule } from '#shared/domain/email.ts'
import type { Result } from '#shared/domain/failure.ts'
import { acceptedRule } from '#shared/domain/form-rules.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { attempt } from '#stores/kit/attempt.ts'

/** The values of the form. */
export type NewsletterValues = { email: string; consent: boolean }

/** Makes the form for one place. If there is no consent text to accept, submitting the form is the consent. */
export function newsletterForm({ email = '', asksConsent }: { email?: string; asksConsent: boolean }): Form<NewsletterValues, void> {
  return form<NewsletterValues, void>({
    values: { email, consent: false },
    rules: () => ({ email: emailRule, ...(asksConsent ? { consent: acceptedRule } : {}) }),
    submit: ({ email: address }): Promise<Result<void>> => {
      const subscription = { email: address, consent: true }
      return attempt(async () => (await import('#shared/content/calls.ts')).requestNewsletter(subscription))
    },
  })
}
