// What the host answers when somebody logs in.
import * as v from 'valibot'
import { object } from './parts.ts'
import { Customer } from './session.ts'

/** `cart_conflict`: guest and customer both had a cart, so the shopper has to say what becomes of them. */
export const Login = object({ customer: Customer, cart_conflict: v.nullish(v.boolean(), false) })
export type Login = v.InferOutput<typeof Login>
