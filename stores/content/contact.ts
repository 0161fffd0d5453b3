// The contact form. Its draft is kept for the visit, and a retry after a lost answer sends the same message.
import { emailRule } from '#shared/domain/email.ts'
import type { Result } from '#shared/domain/failure.ts'
import { nameRule } from '#shared/domain/form-rules.ts'
import { every, keepable, maxCharacters, maxLength, oneLine, required } from '#shared/domain/text-rules.ts'
import { environment } from '#shared/environment.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import type { ContactMessage, MessageReceipt } from '#shared/orders/wire/service.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { draft } from '#stores/kit/draft.ts'

/** The maximum length of a message, in characters. */
export const MESSAGE_CHARACTERS = 2000

/** The values of the form. */
export type ContactValues = ContactMessage

/** A draft per subject, so that a message about one subject does not appear in the form for another. */
function draftAbout(subject: string): ReturnType<typeof draft> {
  return draft(subject === '' ? 'contact' : `contact-${subject}`)
}

/** Makes the form with the known values: a product as the subject, or a plain form's submitted values. */
export function contactForm(known: Partial<ContactValues>): Form<ContactValues, MessageReceipt> {
  let last = { content: '', key: '' }
  return form({
    values: { name: '', email: '', subject: '', orderNumber: '', message: '', ...known },
    rules: () => ({
      name: nameRule,
      email: emailRule,
      subject: every(required, maxLength(255), oneLine),
      orderNumber: every(maxLength(40), oneLine),
      message: every(required, maxCharacters(MESSAGE_CHARACTERS), keepable),
    }),
    submit: (values): Promise<Result<MessageReceipt>> => {
      const content = JSON.stringify(values)
      if (content !== last.content) last = { content, key: environment.randomId() }
      return attempt(async () => (await import('#shared/content/contact/calls.ts')).sendMessage(values, last.key))
    },
    draft: draftAbout(known.subject ?? ''),
  })
}
