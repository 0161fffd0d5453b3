// A call is data: the function that stores call, the contract, the tests of every fault and the check of a host all follow from one object.
import type * as v from 'valibot'
import { ask, askCatalogue } from './client.ts'
import type { CallOptions, Method, Outgoing } from './send.ts'

/** Calls that not every platform has, by the name under which a host offers them. */
export type Extension =
  | 'session'
  | 'orders'
  | 'products'
  | 'reviews'
  | 'alerts'
  | 'advice'
  | 'gift-cards'
  | 'teams'
  | 'account'
  | 'service'
  | 'helpers'

/** The names between braces of a path: `id` of `checkout/cart/items/{id}`. */
type Holes<Path extends string> = Path extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never

/** What fills them. */
type Filling = Readonly<Record<string, string | number>>

/** What is known of a call before it is made. */
export interface CallFacts<Schema extends v.GenericSchema = v.GenericSchema> extends Pick<CallOptions, 'format' | 'challenge'> {
  method: Method
  /** Below the page's `apiUrl`, with names for values: `checkout/cart/items/{id}`. */
  path: string
  /** `session`: with cookies and token. `catalogue`: without, so that any cache may keep the answer. */
  client: 'session' | 'catalogue'
  /** `base` where every platform answers it. */
  group: 'base' | Extension
  /** Reads the answer; `Anything` where the contract leaves it open. */
  answer: Schema
}

/** What goes out with one call: `at` fills the names in its path, `path` replaces it where a host named another. */
export type Sent = Outgoing & { at?: Filling; path?: string }

/** A call as it is written down. */
export interface CallDefinition<
  Path extends string,
  Schema extends v.GenericSchema,
  Given extends readonly unknown[],
> extends CallFacts<Schema> {
  path: Path
  /** What goes out for these arguments; nothing unless given. */
  send?: (...given: Given) => Sent & ([Holes<Path>] extends [never] ? unknown : { at: Readonly<Record<Holes<Path>, string | number>> })
}

/** A call as it is made; an `AbortSignal` may follow the arguments. Rejects with an `ApiError` and nothing else. */
export interface Call<Schema extends v.GenericSchema = v.GenericSchema, Given extends readonly unknown[] = readonly never[]> {
  (...given: [...Given, signal?: AbortSignal]): Promise<v.InferOutput<Schema>>
  readonly facts: CallFacts<Schema>
  readonly send: (...given: Given) => Sent
}

/**
 * Makes a call of what is known of it.
 * @example export const getCart = defineCall({ method: 'GET', path: 'checkout/cart/quote', client: 'session', group: 'base', answer: Cart })
 */
export function defineCall<Path extends string, Schema extends v.GenericSchema, Given extends readonly unknown[] = []>({
  send,
  ...facts
}: CallDefinition<Path, Schema, Given>): Call<Schema, Given> {
  const sent = (...given: Given): Sent => send?.(...given) ?? {}
  const call = (...all: [...Given, signal?: AbortSignal]) => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- TypeScript cannot take the last one off; `send` does not look at it
    const { at = {}, path = facts.path, ...rest } = sent(...(all as unknown as Given))
    const { method, client, answer, format, challenge } = facts
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(at[name] ?? ''))
    const last: unknown = all.at(-1)
    const options = { ...rest, format, challenge, signal: isSignal(last) ? last : undefined }
    return client === 'catalogue' ? askCatalogue(filled, answer, options) : ask(method, filled, answer, options)
  }
  return Object.assign(call, { facts, send: sent })
}

/** By what it can do, since a host's page may hand in the signal of another window. */
const isSignal = (value: unknown): value is AbortSignal => typeof value === 'object' && value !== null && 'aborted' in value
