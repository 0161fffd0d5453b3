// The password forms: request a link, set a new password with that link, and change the password in the settings.
import { emailRule } from '#shared/domain/email.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { passwordRepeatRule, passwordRule } from '#shared/session/rules/password.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { $page } from '#stores/page/page.ts'

const api = () => import('#shared/session/login/calls.ts')

/** The values of the form that requests a link. */
export type ForgotValues = { email: string }

/** The values of the form that the link opens. */
export type ResetValues = { password: string; passwordConfirmation: string }

/** Makes the form that requests a link. */
export function forgotForm(email: string, refused: Partial<Record<keyof ForgotValues, string>>): Form<ForgotValues, void> {
  return form({
    values: { email },
    refused,
    rules: () => ({ email: emailRule }),
    submit: ({ email: typed }) => attempt(async () => (await api()).forgetPassword(typed.trim())),
  })
}

/** Makes the form that sets a new password with a link's token. */
export function resetForm(token: string, refused: Partial<Record<keyof ResetValues, string>>): Form<ResetValues, void> {
  return form({
    values: { password: '', passwordConfirmation: '' },
    refused,
    rules: ({ password }) => ({
      password: passwordRule($page.get().limits.password),
      passwordConfirmation: passwordRepeatRule(() => password),
    }),
    submit: ({ password }) => attempt(async () => (await api()).resetPassword(token, password.trim()), 'password.reset-failed'),
    secrets: ['password', 'passwordConfirmation'],
  })
}
