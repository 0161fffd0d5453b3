// Creates an account from an order, so that a guest need not type her details again next time.
import type { Result } from '#shared/domain/failure.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { passwordRepeatRule, passwordRule } from '#shared/session/rules/password.ts'
import type { Login } from '#shared/session/wire/customer.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { $page } from '#stores/page/page.ts'
import { takeIn } from '#stores/session/customer.ts'

/** The values of the form. */
export type OrderAccountValues = { password: string; passwordConfirmation: string }

/** Makes the form for one order. */
export function orderAccountForm(orderNumber: string): Form<OrderAccountValues, Login> {
  return form({
    values: { password: '', passwordConfirmation: '' },
    rules: ({ password }) => ({
      password: passwordRule($page.get().limits.password),
      passwordConfirmation: passwordRepeatRule(() => password),
    }),
    submit: async ({ password }, origin): Promise<Result<Login>> => {
      const made = await attempt(async () =>
        (await import('#shared/session/login/calls.ts')).makeAccountOfOrder(orderNumber, password.trim()),
      )
      if (made.ok) takeIn(made.value, origin)
      return made
    },
    secrets: ['password', 'passwordConfirmation'],
  })
}
