// The question that the shopper is asked before her assistant buys or removes something: one at a time.
import type { CartLine } from '#shared/cart/wire/cart.ts'
import { environment } from '#shared/environment.ts'
import { writable } from '#stores/kit/reset.ts'

/** What she is asked. The goods and the sum of an order are the cart's own, so that the dialog shows what would be ordered. */
export type Question = { kind: 'order' } | { kind: 'remove-line'; line: CartLine } | { kind: 'remove-wish'; name: string }

/** `changed`: what she was asked about is no longer so. `ended`: nobody waits for the answer any more. */
export type Answer = 'agreed' | 'declined' | 'changed' | 'ended'

/** A press earlier than this after the dialog opened was meant for something else, in milliseconds. */
const SOONEST = 500

/** The open question; null if there is none. */
export const $question = writable<Question | null>(null)

let openedAt = 0
let settle: ((answer: Answer) => void) | null = null

/** Asks, until she answers or the signal aborts. */
export function ask(question: Question, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    const end = () => close('ended')
    settle = (answer) => {
      signal.removeEventListener('abort', end)
      resolve(answer)
    }
    openedAt = environment.elapsed()
    $question.set(question)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })
}

/** Closes the question without her consent. */
export function close(answer: Exclude<Answer, 'agreed'>): void {
  finish(answer)
}

/**
 * She pressed the button. Only a press of a person counts: scripts and assistants that press it are ignored, and so is the second press of
 * a double click that began before the dialog was there.
 */
export function agree({ isTrusted }: Pick<Event, 'isTrusted'>): void {
  if (isTrusted && environment.elapsed() - openedAt >= SOONEST) finish('agreed')
}

function finish(answer: Answer): void {
  const done = settle
  settle = null
  $question.set(null)
  done?.(answer)
}
