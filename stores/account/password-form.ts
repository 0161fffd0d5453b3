// The password forms: requesting a link, setting a new password by that link, and changing it in the settings.
import { emailRule } from '#shared/domain/email.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { passwordRepeatRule, passwordRule } from '#shared/session/rules/password.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { $page } from '#stores/page/page.ts'

const api = () => import('#shared/session/login/calls.ts')

/** What somebody who forgot it fills in. */
export type ForgotValues = { email: string }

/** What the link's page asks. */
export type ResetValues = { password: string; passwordConfirmation: string }

/** Asks for a link. */
export function forgotForm(email: string, refused: Partial<Record<keyof ForgotValues, string>>): Form<ForgotValues, void> {
  return form({
    values: { email },
    refused,
    rules: () => ({ email: emailRule }),
    submit: ({ email: typed }) => attempt(async () => (await api()).forgetPassword(typed.trim())),
  })
}

/** Sets a new password by a link's token. */
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
