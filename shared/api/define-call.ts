// A call is data: the function that stores call, the contract, the tests of every fault and the check of a host all follow from one object.
import * as v from 'valibot'
import type { Extension } from '#shared/domain/extension.ts'
import { isOffered, noteMissing } from '#shared/state/extensions.ts'
import { adaptation } from './adaptation.ts'
import { ask, askCatalogue } from './client.ts'
import { ApiError } from './errors.ts'
import type { CallOptions, Method, Outgoing } from './send.ts'

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
  /** It asks about one thing, though its path names none: a 404 says that this is not there, and nothing of the call. */
  isOfOne?: boolean
  /** Reads the answer; `Anything` where the contract leaves it open. */
  answer: Schema
  /** What a 404 stands for, as the host would answer it: no cart is an empty one. Refused unless given. */
  absent?: unknown
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
    return offered(facts, () =>
      adaptation
        ? adaptation.make({ facts, at, path: filled, options })
        : client === 'catalogue'
          ? askCatalogue(filled, answer, options)
          : ask(method, filled, answer, options),
    )
  }
  return Object.assign(call, { facts, send: sent })
}

/** Makes a call only where the host offers its group, and reads what a refusal of it means. */
async function offered<Schema extends v.GenericSchema>(
  { method, path, client, group, answer, absent, isOfOne }: CallFacts<Schema>,
  make: () => Promise<v.InferOutput<Schema>>,
): Promise<v.InferOutput<Schema>> {
  const call = `${method} ${path}`
  if (group !== 'base' && !isOffered(group)) throw new ApiError('unoffered', { call })
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code } = error
    if (status === 404 && absent !== undefined) return v.parse(answer, absent)
    if (group === 'base' && client === 'session' && (status === 401 || code === 'redirected')) {
      // Its own words are for whoever writes the page, or lead where a call cannot follow.
      throw new ApiError('rejected', { call: error.call, status: 401, code: code === 'redirected' ? code : 'login-page', cause: error })
    }
    // Who knows the contract says by a code what is not there: an order, a gift card.
    if (isOfOne || group === 'base' || code !== null || ![404, 405, 501].includes(status ?? 0)) throw error
    // One that names no single thing and is not there says that the host does not have it after all.
    if (!path.includes('{')) {
      noteMissing(group, call)
      throw new ApiError('unoffered', { call, cause: error })
    }
    // These words are about routes, and for nobody who shops.
    throw new ApiError(error.kind, { call: error.call, status, fields: error.fields, cause: error })
  }
}

/** By what it can do, since a host's page may hand in the signal of another window. */
const isSignal = (value: unknown): value is AbortSignal => typeof value === 'object' && value !== null && 'aborted' in value
