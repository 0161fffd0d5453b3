// Examples of calls: typical arguments, the request, the answer, and possible refusals. Not part of the shipped code.
import type * as v from 'valibot'
import { Anything } from './client.ts'
import type { Call, CallInfo, Sent } from './define-call.ts'

/** A refusal that a call may get, in addition to those of every call. */
export interface Refusal {
  status: number
  /** The answer's `code` for scripts; null where the status is enough. */
  code: string | null
  when: string
}

/** Writes a refusal in one line. */
export const refusal = (status: number, code: string | null, when: string): Refusal => ({ status, code, when })

/** A call with its example, for any arguments. */
export interface Example {
  info: CallInfo
  /** Makes the call, with the example's arguments. */
  run: (signal?: AbortSignal) => Promise<unknown>
  /** The request, followed by the requests for the other arguments. */
  sent: readonly [Sent, ...Sent[]]
  /** The body as the server receives it; null for none. */
  body: unknown
  /** The answer in the host's form. */
  answer: unknown
  /** The contract leaves the answer open. */
  isOpen: boolean
  refusals: readonly Refusal[]
}

/** The input of an example. */
interface ExampleInput<Schema extends v.GenericSchema, Given extends readonly unknown[]> {
  /** The body as the host receives it; omit where nothing is sent. */
  body?: unknown
  answer: v.InferInput<Schema>
  /** Other arguments that the contract also documents. */
  also?: readonly NoInfer<Given>[]
  refusals?: readonly Refusal[]
}

/**
 * Makes an example; arguments and answer have to fit the call.
 * @example example(changeLine, [41, line], { body: { cartItem }, answer: true })
 */
export function example<Schema extends v.GenericSchema, Given extends readonly unknown[]>(
  call: Call<Schema, Given>,
  given: NoInfer<Given>,
  { body = null, answer, also = [], refusals = [] }: ExampleInput<Schema, Given>,
): Example {
  return {
    info: call.info,
    run: (signal) => call(...given, signal),
    sent: [call.send(...given), ...also.map((other) => call.send(...other))],
    isOpen: call.info.answer === Anything,
    ...{ body, answer, refusals },
  }
}

/** A call by name: subject and function, `cart.addLines`. */
export interface NamedCall {
  name: string
  /** The path of its module from the root, and its export name. */
  home: string
  own: string
  info: CallInfo
}

/** The calls among the exports of modules, by the modules' paths from the root. */
export function namedCalls(modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>): NamedCall[] {
  return Object.entries(modules).flatMap(([home, exported]) =>
    Object.entries(exported).flatMap(([own, value]) =>
      isCall(value) ? [{ name: `${home.split('/')[1]}.${own}`, home, own, info: value.info }] : [],
    ),
  )
}

const isCall = (value: unknown): value is Call => typeof value === 'function' && 'info' in value
