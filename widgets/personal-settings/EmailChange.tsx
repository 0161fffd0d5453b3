// Changes the e-mail address that the customer logs in with; asks for the password.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { Exact } from '#shared/ui/Exact.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { emailForm, type Tried } from '#stores/account/profile.ts'

/** The form. Its field names differ from those of the page's other forms, since ids are derived from them. */
export function EmailChange({ email, tried, action }: { email: string; tried: Tried; action: string | undefined }) {
  const { t } = useLingui()
  const { id } = useMount()
  const change = useForm(() => emailForm(tried), { newEmail: t`New e-mail address`, emailPassword: t`Password` })
  return (
    <section className="personal-settings-part" aria-labelledby={id('email-title')}>
      <h2 className="personal-settings-title" id={id('email-title')}>{t`E-mail address`}</h2>
      <p className="personal-settings-words">
        <Exact text={t`You log in with ${{ email }}.`} keep={[email]} />
      </p>
      <Form of={change} submit={t`Change e-mail address`} action={action} label={t`E-mail address`}>
        <input type="hidden" name="step" value="email" />
        <TextField {...change.text('newEmail')} type="email" inputMode="email" autoComplete="email" />
        <PasswordField {...change.text('emailPassword')} autoComplete="current-password" />
        {change.state.sending.state === 'sent' ? <Notice tone="success">{t`Your e-mail address has been changed.`}</Notice> : null}
      </Form>
    </section>
  )
}
