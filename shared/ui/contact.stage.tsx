// A contact form as a widget would write it, for form.test.ts.
import { emailRule } from '#shared/domain/email.ts'
import type { Result } from '#shared/domain/failure.ts'
import { fileRule } from '#shared/domain/file-rule.ts'
import { acceptedRule } from '#shared/domain/form-rules.ts'
import { every, maxCharacters, required } from '#shared/domain/text-rules.ts'
import { form } from '#shared/form/form.ts'
import type { Sending } from '#shared/form/form-parts.ts'
import { Checkbox } from './Checkbox.tsx'
import { Choice } from './Choice.tsx'
import { FileField } from './FileField.tsx'
import { Form } from './Form.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'
import { useForm } from './use-form.ts'

/** Fails for the message "no", refuses a field for "taken", otherwise takes half a second. */
async function sendMessage({ message, photos }: { message: string; photos: readonly File[] }): Promise<Result<string>> {
  await new Promise((resolve) => setTimeout(resolve, 500))
  const error = { kind: 'rejected', code: 'general.failed', message: null, status: 422 } as const
  if (message === 'no') return { ok: false, error }
  if (message === 'taken') return { ok: false, error: { ...error, fields: { mail: ['This address is taken'] } } }
  return { ok: true, value: `Sent with ${photos.length} files` }
}

const contactForm = () =>
  form({
    values: { mail: '', topic: '', message: '', rating: '', photos: files, consent: false },
    rules: () => ({
      mail: emailRule,
      message: every(required, maxCharacters(30)),
      rating: required,
      photos: fileRule({ count: 2, megabytes: 1, kinds: ['image/*'] }),
      consent: acceptedRule,
    }),
    submit: sendMessage,
  })
const files: readonly File[] = []

/** The form, on a page of the kit. */
export function Contact() {
  const contact = useForm(contactForm, {
    mail: 'Your e-mail address',
    topic: 'Topic',
    message: 'Message',
    rating: 'Rating',
    photos: 'Photos',
    consent: 'I agree',
  })
  const topics = ['', 'Order', 'Return'].map((value) => ({ value, label: value || 'Choose' }))
  return (
    <Form of={contact} submit="Send message" action="/contact" label="Contact" done={<p>Thank you. {sentWith(contact.state)}</p>}>
      <TextField {...contact.text('mail')} type="email" autoComplete="email" />
      <Select {...contact.select('topic')} options={topics} />
      <TextArea {...contact.text('message')} maxCharacters={30} />
      <RadioGroup {...contact.group('rating')}>
        <Choice {...contact.radio('rating', 'good')} label="Good" />
        <Choice {...contact.radio('rating', 'bad')} label="Bad" />
      </RadioGroup>
      <FileField {...contact.files('photos')} isMultiple hint="Two pictures of 1 MB at most" />
      <Checkbox {...contact.box('consent')} />
    </Form>
  )
}

const sentWith = ({ sending }: { sending: Sending<string> }) => (sending.state === 'sent' ? sending.value : '')
