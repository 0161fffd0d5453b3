// The registration form: its fields, a suggested e-mail address, and one account per attempt however often it is sent.
import { ownBirthDateProblems } from '#shared/account/rules/birth-date.ts'
import { emailRepeatRule, emailRule } from '#shared/domain/email.ts'
import type { Result } from '#shared/domain/failure.ts'
import { genderRule, nameRule, optionalLineRule, phoneRule } from '#shared/domain/form-rules.ts'
import { environment } from '#shared/environment.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { passwordRepeatRule, passwordRule } from '#shared/session/rules/password.ts'
import type { Person } from '#shared/session/rules/person.ts'
import type { Login } from '#shared/session/wire/customer.ts'
import { attempt, isAnswerLost } from '#stores/kit/attempt.ts'
import { draft } from '#stores/kit/draft.ts'
import { writable } from '#stores/kit/reset.ts'
import { $page } from '#stores/page/page.ts'
import { presentLogin, takeIn } from '#stores/session/customer.ts'
import { suggester } from '#stores/session/email-suggester.ts'
import { reloadSession } from '#stores/session/session.ts'

/** The values of the form. */
export type RegisterValues = Person & {
  email: string
  emailRepeat: string
  password: string
  passwordConfirmation: string
  newsletter: boolean
}

/** How the form starts: with the result of a plain form that was submitted and refused, and with few fields or all. */
export interface RegisterStart {
  values: Partial<RegisterValues>
  refused: Partial<Record<keyof RegisterValues, string>>
  /** Whether each value is asked for once: no repeats. */
  isShort?: boolean
}

const blank: RegisterValues = {
  firstname: '',
  lastname: '',
  email: '',
  emailRepeat: '',
  gender: '',
  day: '',
  month: '',
  year: '',
  prefix: '',
  telephone: '',
  company: '',
  password: '',
  passwordConfirmation: '',
  newsletter: false,
}

const kept = draft('register')
/** The suggested e-mail address, if the typed one looks mistyped. */
export const $registerSuggestion = writable<string | null>(null)

/** Looks for a suggestion; call it each time the e-mail address changes. */
export const lookForEmail = suggester($registerSuggestion)

/** Makes the form for one place on the page. */
export function registerForm({ values, refused, isShort = false }: RegisterStart): Form<RegisterValues, Login> {
  return form({
    values: { ...blank, ...values },
    refused,
    rules: ({ email, password, day, month, year }) => {
      const { limits } = $page.get()
      const birthDate = ownBirthDateProblems(limits.birthDate, { day, month, year }, environment.now())
      return {
        firstname: nameRule,
        lastname: nameRule,
        email: emailRule,
        ...(limits.emailRepeat && !isShort ? { emailRepeat: emailRepeatRule(() => email) } : {}),
        gender: genderRule,
        day: () => birthDate.day,
        month: () => birthDate.month,
        year: () => birthDate.year,
        prefix: optionalLineRule,
        telephone: phoneRule,
        company: optionalLineRule,
        password: passwordRule(limits.password),
        ...(isShort ? {} : { passwordConfirmation: passwordRepeatRule(() => password) }),
      }
    },
    submit: (said, origin) => send(isShort ? { ...said, passwordConfirmation: said.password } : said, origin),
    draft: kept,
    secrets: ['password', 'passwordConfirmation', 'day', 'month', 'year'],
  })
}

async function send({ emailRepeat: _, ...said }: RegisterValues, origin?: object): Promise<Result<Login>> {
  const result = await attempt(async () =>
    (await import('#shared/session/login/calls.ts')).register({
      ...said,
      email: said.email.trim(),
      password: said.password.trim(),
      passwordConfirmation: said.passwordConfirmation.trim(),
    }),
  )
  const here = result.ok ? result.value : isAnswerLost(result.error) ? await loginAfterAll(said.email) : null
  if (here === null) return result
  takeIn(here, origin)
  return { ok: true, value: here }
}

/** Checks the session after a lost answer, since the account may exist. */
async function loginAfterAll(email: string): Promise<Login | null> {
  await reloadSession()
  const login = presentLogin()
  return login?.customer.email.toLowerCase() === email.trim().toLowerCase() ? login : null
}
