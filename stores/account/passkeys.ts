// A customer's passkeys: created by her browser, named, and removed.
import type { Failure, Result } from '#shared/domain/failure.ts'
import { every, maxLength, oneLine, required } from '#shared/domain/text-rules.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import type { PasskeyBrowser } from '#shared/session/rules/passkey-browser.ts'
import type { Passkeys } from '#shared/session/wire/passkeys.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'
import { asCustomer } from '#stores/session/as-customer.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { left } from '#stores/session/own-page.ts'

const api = () => import('#shared/session/passkeys/calls.ts')

/** The passkeys. */
export const $passkeys = writable<Loadable<Passkeys>>({ state: 'idle' })
/** The id of the passkey that is being removed. */
export const $removingPasskey = writable<string | null>(null)
/** Why the last removal failed. */
export const $passkeyError = writable<Failure | null>(null)

const aborted: Failure = { kind: 'aborted', code: null, message: null, status: null }
const nameRule = every(required, maxLength(60), oneLine)

const answer = latestRequest(
  async (signal) => (await api()).getPasskeys(signal),
  (result) => $passkeys.set(result.ok ? { state: 'ready', value: result.value } : { state: 'failed', error: result.error }),
  'account.load-failed',
)

onLeave((leaving) => {
  if (leaving === 'expired') return
  answer.abort()
  if ($passkeys.get().state !== 'idle') $passkeys.set({ state: 'failed', error: left })
})

/** Loads the passkeys unless they are there. */
export async function loadPasskeys(): Promise<void> {
  if (valueOf($passkeys.get())) return
  $passkeys.set({ state: 'loading' })
  await answer.join()
}

/** Makes the form that adds a passkey: the browser creates it once it has a name. Closing the browser's dialog shows no message. */
export function newPasskeyForm(browser: PasskeyBrowser): Form<{ passkeyName: string }, Passkeys> {
  return form({
    values: { passkeyName: '' },
    rules: () => ({ passkeyName: nameRule }),
    submit: async ({ passkeyName }) => {
      const result = await asCustomer(() => attempt(() => make(browser, passkeyName.trim())))
      if (!result.ok) return result
      if (result.value === null) return { ok: false, error: aborted }
      return take(result.value)
    },
    fieldOf: (wireName) => (wireName === 'name' ? 'passkeyName' : undefined),
  })
}

async function make(browser: PasskeyBrowser, name: string): Promise<Passkeys | null> {
  const { addPasskey, beginPasskey } = await api()
  const credential = await browser.create(await beginPasskey())
  return credential === null ? null : addPasskey(name, credential)
}

/** Makes the form that renames a passkey. */
export function renameForm(id: string, name: string): Form<{ passkeyName: string }, Passkeys> {
  return form({
    values: { passkeyName: name },
    rules: () => ({ passkeyName: nameRule }),
    submit: async ({ passkeyName }) => {
      const result = await asCustomer(() =>
        attempt(async () => (await api()).renamePasskey(id, passkeyName.trim()), 'account.change-failed'),
      )
      return result.ok ? take(result.value) : result
    },
    fieldOf: (wireName) => (wireName === 'name' ? 'passkeyName' : undefined),
  })
}

/** Removes a passkey. */
export async function removePasskey(id: string): Promise<Result<Passkeys>> {
  if ($removingPasskey.get()) return { ok: false, error: aborted }
  $removingPasskey.set(id)
  $passkeyError.set(null)
  const result = await asCustomer(() => attempt(async () => (await api()).removePasskey(id), 'account.change-failed'))
  $removingPasskey.set(null)
  if (result.ok) return take(result.value)
  if (result.error.kind !== 'aborted') $passkeyError.set(result.error)
  return result
}

function take(value: Passkeys): Result<Passkeys> {
  answer.abort()
  $passkeys.set({ state: 'ready', value })
  return { ok: true, value }
}
