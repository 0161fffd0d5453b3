// The newsletter: an address and a consent, and a mail that asks once more. Whether the address was known, only the mail says.
import type { Result } from '#shared/domain/failure.ts'
import { emailRule } from '#shared/domain/email.ts'
import { acceptedRule } from '#shared/domain/form-rules.ts'
import { form } from '#shared/form/form.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { attempt } from './work/attempt.ts'

/** What is asked. */
export type NewsletterValues = { email: string; consent: boolean }

/** Makes the form of one place. Without a sentence to agree to, sending it is the consent. */
export function newsletterForm({ email = '', asksConsent }: { email?: string; asksConsent: boolean }): Form<NewsletterValues, void> {
  return form<NewsletterValues, void>({
    values: { email, consent: false },
    rules: () => ({ email: emailRule, ...(asksConsent ? { consent: acceptedRule } : {}) }),
    submit: ({ email: address }): Promise<Result<void>> =>
      attempt(
        async () => (await import('#shared/api/newsletter.ts')).askForNewsletter({ email: address, consent: true }),
        'general.failed',
      ),
  })
}
