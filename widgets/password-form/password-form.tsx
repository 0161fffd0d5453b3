// The forms for a forgotten password: to request a link, and to set a new password with it.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { PasswordChecks } from '#shared/session/parts/PasswordChecks.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { forgotForm, resetForm } from '#stores/account/password-form.ts'
import { $page } from '#stores/page/page.ts'

const Options = v.object({
  /** `ask` requests a link, `sent` follows a plain request, `reset` sets the password, `done` follows a plain reset. */
  step: v.optional(v.picklist(['ask', 'sent', 'reset', 'done']), 'ask'),
  /** Where the form posts without JavaScript. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The login page. Default: `routes.login` of the page. */
  loginUrl: v.optional(v.string()),
  /** The token of the link, for `reset`; only on a page that is not cached. */
  token: v.optional(v.string(), ''),
  /** The e-mail address from a plain form. */
  email: v.optional(v.string(), ''),
  /** The server's messages for a plain form's fields, by name. */
  refused: v.optional(v.record(v.string(), v.string()), {}),
  /** The number of hours for which the link works; the confirmation says so only if it is set. */
  linkHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
type Options = v.InferOutput<typeof Options>

function PasswordForm({ options }: { options: Options }) {
  const { step, linkHours } = options
  if (step === 'sent') return <Sent hours={linkHours} />
  if (step === 'done') return <Restored options={options} />
  return step === 'reset' ? <ResetFields options={options} /> : <ForgotFields options={options} />
}

function ForgotFields({ options: { action, email, refused, linkHours } }: { options: Options }) {
  const { t } = useLingui()
  const forgot = useForm(() => forgotForm(email, refused), { email: t`E-mail address` })
  return (
    <Form of={forgot} submit={t`Send me a link`} action={action} done={<Sent hours={linkHours} />}>
      <TextField {...forgot.text('email')} type="email" inputMode="email" autoComplete="username" />
    </Form>
  )
}

function ResetFields({ options }: { options: Options }) {
  const { t } = useLingui()
  const { limits } = useShared($page)
  const { action, token, refused } = options
  const reset = useForm(() => resetForm(token, refused), { password: t`Password`, passwordConfirmation: t`Confirm password` })
  return (
    <Form of={reset} submit={t`Save`} action={action} done={<Restored options={options} />}>
      <input type="hidden" name="token" value={token} />
      <PasswordField {...reset.text('password')} autoComplete="new-password" />
      <PasswordChecks password={reset.state.values.password} limits={limits.password} />
      <PasswordField {...reset.text('passwordConfirmation')} autoComplete="new-password" />
    </Form>
  )
}

/** The confirmation. It is the same for known and unknown addresses. */
function Sent({ hours }: { hours: number | undefined }) {
  const { t } = useLingui()
  return (
    <Notice tone="success">
      {t`If there is an account with this address, we have sent it an e-mail with a link.`}
      {hours === undefined
        ? null
        : ` ${plural(hours, { one: 'The link works once, for one hour.', other: 'The link works once, for # hours.' })}`}
    </Notice>
  )
}

function Restored({ options }: { options: Options }) {
  const { t } = useLingui()
  const { routes } = useShared($page)
  return (
    <div className="password-form-done">
      <Notice tone="success">{t`Your password has been changed. Log in with the new one.`}</Notice>
      <ButtonLink href={options.loginUrl ?? routes.login} tone="primary">{t`Log in`}</ButtonLink>
    </div>
  )
}

export default defineWidget({ name: 'password-form', options: Options, view: PasswordForm, extension: 'account' })
