// A customer's details and credentials: forms that overwrite no change made elsewhere.
import { ownBirthDateProblems } from '#shared/account/rules/birth-date.ts'
import type { Profile } from '#shared/account/wire.ts'
import { emailRule } from '#shared/domain/email.ts'
import type { Result } from '#shared/domain/failure.ts'
import { genderRule, nameRule, optionalLineRule, phoneRule } from '#shared/domain/form-rules.ts'
import { every, keepable, required } from '#shared/domain/text-rules.ts'
import { environment } from '#shared/environment.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { passwordRepeatRule, passwordRule } from '#shared/session/rules/password.ts'
import type { Person } from '#shared/session/rules/person.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, settleInto, valueOf } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'
import { $page } from '#stores/page/page.ts'
import { asCustomer } from '#stores/session/as-customer.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { left, isOneCustomers } from '#stores/session/own-page.ts'
import { noteOwnWrite, reloadSession, takeLogout } from '#stores/session/session.ts'

const api = () => import('#shared/account/profile/calls.ts')

/** The rule for an existing password, which may be shorter than new ones have to be. */
const presentRule = every(required, keepable)

/** A plain form's submitted values, and why it was refused. */
export interface Tried {
  values: Readonly<Record<string, string>>
  refused: Readonly<Record<string, string>>
}

/** The customer's details as the server last reported them. */
export const $profile = writable<Loadable<Profile>>({ state: 'idle' })
/** The details saved elsewhere while she was typing; she sees them, and the next save overwrites them. */
export const $savedMeanwhile = writable<Profile | null>(null)

/** The state that a server prints for the profile. */
export const profileSeed = defineSeed('profile', { current: $profile, meanwhile: $savedMeanwhile })

const answer = latestRequest(async (signal) => (await api()).getProfile(signal), settleInto($profile))

onLeave((leaving) => {
  // If only the hint cookie is missing, her session may have expired: her entries stay, as after an expired session.
  if (leaving !== 'other') return
  answer.abort()
  $savedMeanwhile.set(null)
  if ($profile.get().state !== 'idle') $profile.set({ state: 'failed', error: left })
})
isOneCustomers($profile, ({ id }) => id)

/** Loads the details unless the page contains them. */
export async function loadProfile(): Promise<Result<Profile>> {
  const value = valueOf($profile.get())
  if (value) return { ok: true, value }
  $profile.set({ state: 'loading' })
  return answer.join()
}

/** Stores the details that a host printed; `isChanged` if they were saved elsewhere while a plain form was being submitted. */
export function provideProfile(profile: Profile | null, isChanged: boolean): Preparation {
  const current = definePreparation($profile, (held): Loadable<Profile> => (profile ? { state: 'ready', value: profile } : held))
  const meanwhile = definePreparation($savedMeanwhile, (held) => (profile && isChanged ? profile : held))
  return (printed) => {
    current(printed)
    meanwhile(printed)
  }
}

/** Converts the details to the values of their form. */
export function valuesOf({ firstname, lastname, gender, prefix, telephone, company, birthDate }: Profile): Person {
  const [year = '', month = '', day = ''] = birthDate?.split('-') ?? []
  const plain = (text: string) => text.replace(/^0+/, '')
  return {
    firstname,
    lastname,
    gender: gender ?? 'neutral',
    day: plain(day),
    month: plain(month),
    year,
    prefix: prefix ?? '',
    telephone: telephone ?? '',
    company: company ?? '',
  }
}

/** Makes the form for her details. */
export function profileForm(profile: Profile, { values, refused }: Tried): Form<Person, Profile> {
  return form({
    values: { ...valuesOf(profile), ...values },
    refused,
    rules: ({ day, month, year }) => {
      const birthDate = ownBirthDateProblems($page.get().limits.birthDate, { day, month, year }, environment.now())
      return {
        firstname: nameRule,
        lastname: nameRule,
        gender: genderRule,
        day: () => birthDate.day,
        month: () => birthDate.month,
        year: () => birthDate.year,
        prefix: optionalLineRule,
        telephone: phoneRule,
        company: optionalLineRule,
      }
    },
    submit: save,
  })
}

/** Makes the form for the e-mail address she logs in with. */
export function emailForm({ values, refused }: Tried): Form<{ newEmail: string; emailPassword: string }, Profile> {
  return form({
    values: { newEmail: values['newEmail'] ?? '', emailPassword: '' },
    refused,
    rules: () => ({ newEmail: emailRule, emailPassword: presentRule }),
    submit: ({ newEmail, emailPassword }) => write(async () => (await api()).changeEmail(newEmail.trim(), emailPassword.trim())),
    secrets: ['emailPassword'],
    fieldOf: (name) => (name === 'email' ? 'newEmail' : name === 'password' ? 'emailPassword' : undefined),
  })
}

/** Makes the form that changes the password. */
export function newPasswordForm({
  refused,
}: Tried): Form<{ currentPassword: string; password: string; passwordConfirmation: string }, void> {
  return form({
    values: { currentPassword: '', password: '', passwordConfirmation: '' },
    refused,
    rules: ({ password }) => ({
      currentPassword: presentRule,
      password: passwordRule($page.get().limits.password),
      passwordConfirmation: passwordRepeatRule(() => password),
    }),
    submit: async ({ currentPassword, password }) => {
      const result = await asCustomer(
        () => attempt(async () => (await api()).changePassword(currentPassword.trim(), password.trim())),
        idOf(),
      )
      if (result.ok) noteOwnWrite()
      return result
    },
    secrets: ['currentPassword', 'password', 'passwordConfirmation'],
  })
}

/** Makes the form that deletes the account; afterwards the browser keeps none of her data. */
export function farewellForm({ refused }: Tried): Form<{ farewellPassword: string }, void> {
  return form({
    values: { farewellPassword: '' },
    refused,
    rules: () => ({ farewellPassword: presentRule }),
    submit: async ({ farewellPassword: password }) => {
      const result = await asCustomer(() => attempt(async () => (await api()).deleteAccount(password.trim())), idOf())
      if (result.ok) {
        takeLogout()
        noteOwnWrite()
      }
      return result
    },
    secrets: ['farewellPassword'],
    fieldOf: (name) => (name === 'password' ? 'farewellPassword' : undefined),
  })
}

async function save(values: Person): Promise<Result<Profile>> {
  const version = valueOf($profile.get())?.version ?? 0
  const result = await write(async () => (await api()).saveProfile(values, version))
  if (result.ok) $savedMeanwhile.set(null)
  // Both versions are shown. Her entries stay, and only the next submit overwrites the saved version.
  else if (result.error.reason === 'changed') {
    const read = await answer.send()
    if (read.ok) $savedMeanwhile.set(read.value)
  }
  return result
}

async function write(call: () => Promise<Profile>): Promise<Result<Profile>> {
  const result = await asCustomer(() => attempt(call), idOf())
  if (!result.ok) return result
  $profile.set({ state: 'ready', value: result.value })
  noteOwnWrite()
  // The header shows her name too.
  void reloadSession()
  return result
}

function idOf(): number | undefined {
  return valueOf($profile.get())?.id
}

/** Dismisses the version saved elsewhere once the shopper has accepted it. */
export function takeSavedMeanwhile(): void {
  $savedMeanwhile.set(null)
}
