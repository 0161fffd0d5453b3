// A customer's details and what she logs in with: forms that overwrite nothing that was changed elsewhere.
import { optionalBirthDateProblems } from '#shared/account/rules/birth-date.ts'
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

/** An existing password: it may be shorter than new ones have to be. */
const presentRule = every(required, keepable)

/** What a plain form was sent with, and why it was refused. */
export interface Tried {
  values: Readonly<Record<string, string>>
  refused: Readonly<Record<string, string>>
}

/** Who she is, as the server said last. */
export const $profile = writable<Loadable<Profile>>({ state: 'idle' })
/** What was saved elsewhere while she was typing; the next save overwrites it knowingly. */
export const $savedMeanwhile = writable<Profile | null>(null)

/** What a server prints of it. */
export const profileSeed = defineSeed('profile', { current: $profile, meanwhile: $savedMeanwhile })

const answer = latestRequest(async (signal) => (await api()).getProfile(signal), settleInto($profile))

onLeave((leaving) => {
  // If only the hint cookie is gone, her session may have ended with it: what she typed stays, as for an ended session.
  if (leaving !== 'other') return
  answer.abort()
  $savedMeanwhile.set(null)
  if ($profile.get().state !== 'idle') $profile.set({ state: 'failed', error: left })
})
isOneCustomers($profile, ({ id }) => id)

/** Loads it unless a page printed it. */
export async function loadProfile(): Promise<Result<Profile>> {
  const value = valueOf($profile.get())
  if (value) return { ok: true, value }
  $profile.set({ state: 'loading' })
  return answer.join()
}

/** Takes what a host printed; `isChanged` says that it was saved while a plain form was being sent. */
export function provideProfile(profile: Profile | null, isChanged: boolean): Preparation {
  const current = definePreparation($profile, (held): Loadable<Profile> => (profile ? { state: 'ready', value: profile } : held))
  const meanwhile = definePreparation($savedMeanwhile, (held) => (profile && isChanged ? profile : held))
  return (printed) => {
    current(printed)
    meanwhile(printed)
  }
}

/** The details as their form has them. */
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

/** The form of her details. */
export function profileForm(profile: Profile, { values, refused }: Tried): Form<Person, Profile> {
  return form({
    values: { ...valuesOf(profile), ...values },
    refused,
    rules: ({ day, month, year }) => {
      const birthDate = optionalBirthDateProblems(day, month, year, environment.now())
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

/** The form of the address she logs in with. */
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

/** The form that changes the password. */
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

/** The form that deletes the account; afterwards nothing of hers is kept here. */
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
  // Both versions are shown; what she typed stays, and only the next press overwrites.
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
  // Her name is in the header as well.
  void reloadSession()
  return result
}

function idOf(): number | undefined {
  return valueOf($profile.get())?.id
}

/** Forgets what was saved elsewhere: she has taken it over. */
export function takeSavedMeanwhile(): void {
  $savedMeanwhile.set(null)
}
