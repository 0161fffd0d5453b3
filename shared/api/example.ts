// An example of a call: arguments that make sense, what a host gets of them, what it answers, and what it may refuse. Nothing that ships has it.
import type * as v from 'valibot'
import { Anything } from './client.ts'
import type { Call, CallFacts, Sent } from './define-call.ts'

/** What a host may refuse of one call, beside what every call may be refused with. */
export interface Refusal {
  status: number
  /** The word for scripts in the answer's `code`; null where the status says it all. */
  code: string | null
  when: string
}

/** Writes a refusal in one line. */
export const refusal = (status: number, code: string | null, when: string): Refusal => ({ status, code, when })

/** A call with an example of it, whatever its arguments are. */
export interface Example {
  facts: CallFacts
  /** Makes the call, with the example's arguments. */
  run: (signal?: AbortSignal) => Promise<unknown>
  /** What goes out, and after it what goes out the other ways to ask. */
  sent: readonly [Sent, ...Sent[]]
  /** The body as it has to arrive; null where there is none. */
  body: unknown
  /** The answer as a host gives it. */
  answer: unknown
  /** The contract leaves the answer open. */
  isOpen: boolean
  refusals: readonly Refusal[]
}

/** What an example says of a call. */
interface Told<Schema extends v.GenericSchema, Given extends readonly unknown[]> {
  /** As the host reads it; left out where nothing is sent. */
  body?: unknown
  answer: v.InferInput<Schema>
  /** Other arguments, of which the contract tells too. */
  also?: readonly NoInfer<Given>[]
  refusals?: readonly Refusal[]
}

/**
 * Makes one; arguments and answer have to fit the call.
 * @example example(changeLine, [41, line], { body: { cartItem }, answer: true })
 */
export function example<Schema extends v.GenericSchema, Given extends readonly unknown[]>(
  call: Call<Schema, Given>,
  given: NoInfer<Given>,
  { body = null, answer, also = [], refusals = [] }: Told<Schema, Given>,
): Example {
  return {
    facts: call.facts,
    run: (signal) => call(...given, signal),
    sent: [call.send(...given), ...also.map((other) => call.send(...other))],
    isOpen: call.facts.answer === Anything,
    ...{ body, answer, refusals },
  }
}

/** A call by its name: subject and function, `cart.addLines`. */
export interface NamedCall {
  name: string
  /** The module that exports it, from the root, and under which name. */
  home: string
  own: string
  facts: CallFacts
}

/** The calls among what modules export, by the modules' paths from the root. */
export function namedCalls(modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>): NamedCall[] {
  return Object.entries(modules).flatMap(([home, exported]) =>
    Object.entries(exported).flatMap(([own, value]) =>
      isCall(value) ? [{ name: `${home.split('/')[1]}.${own}`, home, own, facts: value.facts }] : [],
    ),
  )
}

const isCall = (value: unknown): value is Call => typeof value === 'function' && 'facts' in value
