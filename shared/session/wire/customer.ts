// The schema of a login's answer.
import * as v from 'valibot'
import { Flag } from '#shared/wire/answer-parts.ts'
import { object } from '#shared/wire/parts.ts'
import { Customer } from './session.ts'

/** The logged-in customer. */
export interface Login {
  customer: Customer
  /** Guest and customer both had a cart, so the shopper has to decide how to merge them. */
  hasCartConflict: boolean
}

export const Login = v.pipe(
  object({ customer: Customer, cart_conflict: Flag }),
  v.transform(({ customer, cart_conflict: hasCartConflict }): Login => ({ customer, hasCartConflict })),
)
