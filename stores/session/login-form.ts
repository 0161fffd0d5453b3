// The login form, the same on a page and in the popup.
import { emailRule } from '#shared/domain/email.ts'
import { every, keepable, required } from '#shared/domain/text-rules.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import type { Login } from '#shared/session/wire/customer.ts'
import { login } from './customer.ts'

/** The values of the form. */
export type LoginValues = { email: string; password: string }

/** The result of a login that was tried without scripts. */
export interface LoginTried {
  email: string
  refused: Partial<Record<keyof LoginValues, string>>
}

/** Makes the form for one place on the page. */
export function loginForm(tried: LoginTried = { email: '', refused: {} }): Form<LoginValues, Login> {
  return form({
    values: { email: tried.email, password: '' },
    refused: tried.refused,
    // An existing password may be shorter than new ones have to be; the server checks it.
    rules: () => ({ email: emailRule, password: every(required, keepable) }),
    submit: ({ email, password }, origin) => login(email, password, origin),
    secrets: ['password'],
  })
}
