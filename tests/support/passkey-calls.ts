// The calls of passkeys, for the table of all calls.
import * as passkeys from '#shared/api/passkeys.ts'
import { customerAnswer } from './answers.ts'
import type { ApiCall } from './api-calls.ts'

const base = 'api/customer/passkeys'
const credential = { id: 'a-key', type: 'public-key', response: { clientDataJSON: 'e30' } }
const options = { challenge: 'a-challenge', timeout: 60_000 }

/** Two passkeys, one of them used. */
export function passkeysAnswer(part: object = {}) {
  const key = { id: 'a-key', name: 'Phone', created_at: '2026-11-20T10:00:00Z', used_at: null }
  return { items: [key, { ...key, id: 'b-key', name: 'Laptop', used_at: '2026-11-22T10:00:00Z' }], ...part }
}

const call = (name: string, run: ApiCall['run'], [method, path, body]: [string, string, unknown], answer: unknown): ApiCall => {
  return { name: `passkeys.${name}`, run, sends: { method, path: `${base}${path}`, body }, answer, isRead: method === 'GET' }
}

/** Their rows. */
export const passkeyCalls: ApiCall[] = [
  call('getPasskeys', (signal) => passkeys.getPasskeys(signal), ['GET', '', null], passkeysAnswer()),
  call('beginPasskey', () => passkeys.beginPasskey(), ['POST', '/options', null], options),
  call('addPasskey', () => passkeys.addPasskey('Phone', credential), ['POST', '', { name: 'Phone', credential }], passkeysAnswer()),
  call('renamePasskey', () => passkeys.renamePasskey('a-key', 'Tablet'), ['PUT', '/a-key', { name: 'Tablet' }], passkeysAnswer()),
  call('removePasskey', () => passkeys.removePasskey('a-key'), ['DELETE', '/a-key', null], passkeysAnswer()),
  call('beginPasskeyLogin', (signal) => passkeys.beginPasskeyLogin(signal), ['POST', '/login/options', null], options),
  call('logInByPasskey', () => passkeys.logInByPasskey(credential), ['POST', '/login', { credential }], {
    customer: customerAnswer(),
    cart_conflict: false,
  }),
]
