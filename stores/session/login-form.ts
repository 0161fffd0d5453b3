// The form that logs a customer in; it is the same on a page and in the popup.
import { emailRule } from '#shared/domain/email.ts'
import { every, keepable, required } from '#shared/domain/text-rules.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import type { Login } from '#shared/session/wire/customer.ts'
import { login } from './customer.ts'

/** What is asked. */
export type LoginValues = { email: string; password: string }

/** What a page knows of a login that was tried there without scripts. */
export interface LoginTried {
  email: string
  refused: Partial<Record<keyof LoginValues, string>>
}

/** Makes one, for one place on the page. */
export function loginForm(tried: LoginTried = { email: '', refused: {} }): Form<LoginValues, Login> {
  return form({
    values: { email: tried.email, password: '' },
    refused: tried.refused,
    // An old password may be shorter than new ones have to be: the server knows.
    rules: () => ({ email: emailRule, password: every(required, keepable) }),
    submit: ({ email, password }, origin) => login(email, password, origin),
    secrets: ['password'],
  })
}
