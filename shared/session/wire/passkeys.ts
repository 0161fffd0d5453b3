// Schemas of a customer's passkeys, and of the browser's options. Wire names end here.
import * as v from 'valibot'
import { every } from '#shared/wire/answer-parts.ts'
import { Decoration, Label, object, Text } from '#shared/wire/parts.ts'

const Passkey = v.pipe(
  object({ id: Label, name: Text, created_at: Text, used_at: Decoration }),
  v.transform(({ created_at: createdAt, used_at: usedAt, ...key }) => ({ ...key, createdAt, usedAt })),
)
/** A passkey; `usedAt` is null before its first login. */
export type Passkey = v.InferOutput<typeof Passkey>

/** All passkeys, the latest first. */
export const Passkeys = object({ items: every(Passkey) })
export type Passkeys = v.InferOutput<typeof Passkeys>

/** Passed to the browser unchanged: the options of WebAuthn as JSON, of which only the browser knows the other fields. */
export const PasskeyOptions = v.looseObject({ challenge: v.string() })
export type PasskeyOptions = v.InferOutput<typeof PasskeyOptions>
