// The form to create an account.
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import * as v from 'valibot'
import { PersonFields } from '#shared/account/parts/PersonFields.tsx'
import { safeRedirect } from '#shared/domain/safe-url.ts'
import { environment } from '#shared/environment.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { EmailSuggestion } from '#shared/session/parts/EmailSuggestion.tsx'
import { PasswordChecks } from '#shared/session/parts/PasswordChecks.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { $registerSuggestion, lookForEmail, registerForm } from '#stores/account/register-form.ts'
import { $page } from '#stores/page/page.ts'
import { usePersonTexts } from './person-texts.ts'

const Options = v.object({
  /** Where the form posts without JavaScript. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The page to open afterwards, on this origin only. Default: `routes.account` of the page. */
  back: v.optional(v.string()),
  /** The login page for anyone with an account. Default: `routes.login` of the page. */
  loginUrl: v.optional(v.string()),
  /** Whether it asks for name, e-mail address and password only, each once; the account asks for the rest. */
  isShort: v.optional(v.boolean(), false),
  /** The values of a plain form, by name; never a password. */
  values: v.optional(v.record(v.string(), v.string()), {}),
  /** The server's messages for a plain form's fields, by name. */
  refused: v.optional(v.record(v.string(), v.string()), {}),
})

function RegisterForm({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { routes, limits } = useShared($page)
  const suggestion = useShared($registerSuggestion)
  const { action, back, isShort, loginUrl = routes.login, refused } = options
  const { newsletter, ...values } = options.values
  const person = usePersonTexts(isShort)
  const register = useForm(() => registerForm({ values: { ...values, newsletter: newsletter === '1' }, refused, isShort }), {
    ...person.labels,
    email: t`E-mail address`,
    emailRepeat: t`Repeat e-mail address`,
    password: t`Password`,
    passwordConfirmation: t`Confirm password`,
    newsletter: t`Yes, send me the newsletter. I can unsubscribe at any time.`,
  })
  const { form, state } = register
  const { email } = state.values
  useEffect(() => lookForEmail(email), [email])
  const take = (meant: string) => form.fillIn(state.values.emailRepeat === '' ? { email: meant } : { email: meant, emailRepeat: meant })
  const emailField = register.text('email')
  return (
    <div className="register-form-box">
      <p className="register-form-words">
        {t`Already have an account?`} <a href={loginUrl}>{t`Log in`}</a>
      </p>
      <Form
        of={register}
        submit={t`Create an account`}
        action={action}
        onSent={() => environment.navigate((back && safeRedirect(back, environment.location.href, [])) || routes.account)}
      >
        {back === undefined ? null : <input type="hidden" name="back" value={back} />}
        <PersonFields of={register} texts={person.texts} isShort={isShort}>
          <TextField {...emailField} type="email" inputMode="email" autoComplete="email" />
          <div className="register-form-help" role="status">
            <EmailSuggestion suggestion={suggestion} fieldId={emailField.id} onTake={take} />
          </div>
          {isShort || !limits.emailRepeat ? null : (
            <TextField {...register.text('emailRepeat')} type="email" inputMode="email" autoComplete="email" />
          )}
          <PasswordField {...register.text('password')} autoComplete="new-password" />
          <PasswordChecks password={state.values.password} limits={limits.password} />
          {isShort ? null : <PasswordField {...register.text('passwordConfirmation')} autoComplete="new-password" />}
        </PersonFields>
        <Checkbox {...register.box('newsletter')} />
      </Form>
    </div>
  )
}

export default defineWidget({ name: 'register-form', options: Options, view: RegisterForm, extension: 'account' })
