// Schemas of a customer's details and newsletters. Wire names end here.
import * as v from 'valibot'
import { Flag } from '#shared/wire/answer-parts.ts'
import { Count, Decoration, Id, Label, list, maybe, object, OptionalText, Text } from '#shared/wire/parts.ts'

const BirthDate = v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), null), null)

const CustomerProfile = v.pipe(
  object({
    id: Id,
    email: Label,
    firstname: Text,
    lastname: Text,
    gender: Decoration,
    prefix: Decoration,
    company: Decoration,
    telephone: maybe(Label),
    birth_date: BirthDate,
    version: Id,
  }),
  v.transform(({ birth_date, ...rest }) => ({ ...rest, birthDate: birth_date })),
)

/** The answer of `api/customer/me`; a change has to send `version` back. */
export const Profile = v.pipe(
  object({ customer: CustomerProfile }),
  v.transform(({ customer }) => customer),
)
export type Profile = v.InferOutput<typeof Profile>

const Newsletter = v.pipe(
  object({ code: Label, label: Label, detail: OptionalText, is_subscribed: Flag }),
  v.transform(({ is_subscribed, ...rest }) => ({ ...rest, isSubscribed: is_subscribed })),
)

/** The shop's newsletters. `asked` means that the subscription waits for the confirmation link in the e-mail. */
export const Newsletters = object({
  items: list(Newsletter),
  state: v.fallback(v.picklist(['none', 'asked', 'subscribed']), 'none'),
  email: Text,
  version: Count,
})
export type Newsletters = v.InferOutput<typeof Newsletters>
