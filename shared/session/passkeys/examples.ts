// Examples of passkeys.
import { example } from '#shared/api/example.ts'
import { customerAnswer } from '#shared/session/login/examples.ts'
import { addPasskey, beginPasskey, beginPasskeyLogin, getPasskeys, logInByPasskey, removePasskey, renamePasskey } from './calls.ts'

/** Two passkeys, one of them used. */
export function passkeysAnswer(part: object = {}) {
  const key = { id: 'a-key', name: 'Phone', created_at: '2026-11-20T10:00:00Z', used_at: null }
  return { items: [key, { ...key, id: 'b-key', name: 'Laptop', used_at: '2026-11-22T10:00:00Z' }], ...part }
}

const credential = { id: 'a-key', type: 'public-key', response: { clientDataJSON: 'e30' } }
const options = { challenge: 'a-challenge', timeout: 60_000 }

/** The examples. */
export const examples = [
  example(getPasskeys, [], { answer: passkeysAnswer() }),
  example(beginPasskey, [], { answer: options }),
  example(addPasskey, ['Phone', credential], { body: { name: 'Phone', credential }, answer: passkeysAnswer() }),
  example(renamePasskey, ['a-key', 'Tablet'], { body: { name: 'Tablet' }, answer: passkeysAnswer() }),
  example(removePasskey, ['a-key'], { answer: passkeysAnswer() }),
  example(beginPasskeyLogin, [], { answer: options }),
  example(logInByPasskey, [credential], { body: { credential }, answer: { customer: customerAnswer(), cart_conflict: false } }),
]
