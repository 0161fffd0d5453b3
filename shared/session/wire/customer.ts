// What the host answers when somebody logs in.
import * as v from 'valibot'
import { Flag } from '#shared/wire/answer-parts.ts'
import { object } from '#shared/wire/parts.ts'
import { Customer } from './session.ts'

/** Who it is. */
export interface Login {
  customer: Customer
  /** Guest and customer both had a cart, so the shopper has to say what becomes of them. */
  hasCartConflict: boolean
}

export const Login = v.pipe(
  object({ customer: Customer, cart_conflict: Flag }),
  v.transform(({ customer, cart_conflict: hasCartConflict }): Login => ({ customer, hasCartConflict })),
)
