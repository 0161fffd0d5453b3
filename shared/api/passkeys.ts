// The calls of passkeys. Options and credentials are the JSON of WebAuthn Level 3, as browsers read and write it.
import { Login } from '#shared/schemas/customer.ts'
import { PasskeyOptions, Passkeys } from '#shared/schemas/passkeys.ts'
import { ask } from './client.ts'

const base = 'api/customer/passkeys'

/** A customer's passkeys. */
export function getPasskeys(signal?: AbortSignal): Promise<Passkeys> {
  return ask('GET', base, Passkeys, { signal })
}

/** The options from which the customer's browser creates a new passkey. */
export function beginPasskey(): Promise<PasskeyOptions> {
  return ask('POST', `${base}/options`, PasskeyOptions)
}

/** Saves the new passkey. */
export function addPasskey(name: string, credential: unknown): Promise<Passkeys> {
  return ask('POST', base, Passkeys, { json: { name, credential } })
}

/** Renames a passkey. */
export function renamePasskey(id: string, name: string): Promise<Passkeys> {
  return ask('PUT', `${base}/${encodeURIComponent(id)}`, Passkeys, { json: { name } })
}

/** Removes a passkey. */
export function removePasskey(id: string): Promise<Passkeys> {
  return ask('DELETE', `${base}/${encodeURIComponent(id)}`, Passkeys)
}

/** The challenge that a browser signs to log in; it names no passkey, so that nobody learns who has one. */
export function beginPasskeyLogin(signal?: AbortSignal): Promise<PasskeyOptions> {
  return ask('POST', `${base}/login/options`, PasskeyOptions, { signal })
}

/** Logs in with the signature; a 401 for a passkey that is not known here. */
export function logInByPasskey(credential: unknown): Promise<Login> {
  return ask('POST', `${base}/login`, Login, { json: { credential } })
}
