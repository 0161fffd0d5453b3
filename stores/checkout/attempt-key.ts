// The idempotency key of one intent to order: the same for every try, and for every tab that orders the same cart.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { persisted } from '#stores/kit/persisted.ts'

const Attempt = v.object({
  /** The cart it orders; another cart needs another key. */
  cart: v.string(),
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)),
  /** `sent`: no answer yet, so an order may exist. `answered`: an order exists, but its payment is not decided. */
  state: v.picklist(['new', 'sent', 'answered']),
})

/** An attempt to order a cart. */
export type Attempt = v.InferOutput<typeof Attempt>

const DAY = 24 * 60
/** This tab's, which survives a reload; and the one that all tabs see. */
const own = persisted({ name: 'order-attempt', area: 'session', schema: Attempt, minutes: DAY })
const common = persisted({ name: 'order-attempt', area: 'local', schema: Attempt, minutes: DAY })

/**
 * The attempt for a cart, made if there is none.
 * A key that only this tab still has was given up by another one, unless it was sent and never answered.
 */
export function attemptFor(cart: string): Attempt {
  const known = currentAttempt()
  if (known?.cart === cart) return known
  const attempt = { cart, key: environment.randomId(), state: 'new' as const }
  keepAttempt(attempt)
  return attempt
}

/** The attempt that is not finished, whichever cart it is about. */
export function currentAttempt(): Attempt | null {
  const mine = own.get()
  return common.get() ?? (mine?.state === 'sent' ? mine : null)
}

/** Keeps it for the next try and the other tabs. */
export function keepAttempt(attempt: Attempt): void {
  own.set(attempt)
  common.set(attempt)
}

/** The attempt is finished: the order stands, or nothing came of it. */
export function endAttempt(): void {
  own.forget()
  common.forget()
}
