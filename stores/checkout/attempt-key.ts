// The idempotency key of an order attempt: the same for every try, and for every tab that orders the same cart.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { persisted } from '#stores/kit/persisted.ts'

const Attempt = v.object({
  /** The id of the ordered cart; another cart needs another key. */
  cart: v.string(),
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)),
  /** `sent`: not answered yet, so an order may exist. `answered`: an order exists, but its payment is not decided. */
  state: v.picklist(['new', 'sent', 'answered']),
})

/** An attempt to order a cart. */
export type Attempt = v.InferOutput<typeof Attempt>

const DAY = 24 * 60
/** The attempt of this tab, which survives a reload, and the one that all tabs share. */
const own = persisted({ name: 'order-attempt', area: 'session', schema: Attempt, minutes: DAY })
const common = persisted({ name: 'order-attempt', area: 'local', schema: Attempt, minutes: DAY })

/**
 * Returns the attempt for a cart, and creates it if there is none.
 * If only this tab still has a key, another tab gave it up, unless it was sent and never answered.
 */
export function attemptFor(cart: string): Attempt {
  const known = currentAttempt()
  if (known?.cart === cart) return known
  const attempt = { cart, key: environment.randomId(), state: 'new' as const }
  keepAttempt(attempt)
  return attempt
}

/** The unfinished attempt, for any cart. */
export function currentAttempt(): Attempt | null {
  const ofTab = own.get()
  return common.get() ?? (ofTab?.state === 'sent' ? ofTab : null)
}

/** Stores the attempt for the next try and for the other tabs. */
export function keepAttempt(attempt: Attempt): void {
  own.set(attempt)
  common.set(attempt)
}

/** Ends the attempt: the order is placed, or it failed. */
export function endAttempt(): void {
  own.forget()
  common.forget()
}
