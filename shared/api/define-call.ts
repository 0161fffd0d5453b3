// Defines a call as data: the function for stores, the contract, the fault tests and the host check all follow from one object.
import * as v from 'valibot'
import type { Extension } from '#shared/domain/extension.ts'
import { isOffered, noteMissing } from '#shared/state/extensions.ts'
import { adaptation } from './adaptation.ts'
import { requestPersonal, requestCatalogue } from './client.ts'
import { ApiError } from './errors.ts'
import type { CallOptions, Method, Outgoing } from './send.ts'

/** The names in a path's braces: `id` of `checkout/cart/items/{id}`. */
type Holes<Path extends string> = Path extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never

/** Values of the placeholders. */
type Filling = Readonly<Record<string, string | number>>

/** Static properties of a call. */
export interface CallInfo<Schema extends v.GenericSchema = v.GenericSchema> extends Pick<CallOptions, 'format' | 'challenge'> {
  method: Method
  /** The path below the page's `apiUrl`, with placeholders: `checkout/cart/items/{id}`. */
  path: string
  /** `session`: with cookies and token. `catalogue`: without, so that any cache may keep the answer. */
  client: 'session' | 'catalogue'
  /** `base` where every platform offers it, else the extension's name. */
  group: 'base' | Extension
  /**
   * The call concerns a single object though its path has no placeholder: a 404 says that the object does not exist, not that the call is
   * missing.
   */
  isOfOne?: boolean
  /** Parses the answer; `Anything` where the contract leaves it open. */
  answer: Schema
  /** The value that a 404 stands for, in the host's form: no cart is an empty one. Without it a 404 is a refusal. */
  absent?: unknown
}

/** The request of one call: `at` fills the placeholders, `path` replaces the path where a host named another. */
export type Sent = Outgoing & { at?: Filling; path?: string }

/** The definition of a call. */
export interface CallDefinition<
  Path extends string,
  Schema extends v.GenericSchema,
  Given extends readonly unknown[],
> extends CallInfo<Schema> {
  path: Path
  /** Makes the request from the arguments; sends nothing by default. */
  send?: (...given: Given) => Sent & ([Holes<Path>] extends [never] ? unknown : { at: Readonly<Record<Holes<Path>, string | number>> })
}

/** A call; an `AbortSignal` may follow the arguments. Rejects only with an `ApiError`. */
export interface Call<Schema extends v.GenericSchema = v.GenericSchema, Given extends readonly unknown[] = readonly never[]> {
  (...given: [...Given, signal?: AbortSignal]): Promise<v.InferOutput<Schema>>
  readonly info: CallInfo<Schema>
  readonly send: (...given: Given) => Sent
}

/**
 * Makes a call from its definition.
 * @example export const getCart = defineCall({ method: 'GET', path: 'checkout/cart/quote', client: 'session', group: 'base', answer: Cart })
 */
export function defineCall<Path extends string, Schema extends v.GenericSchema, Given extends readonly unknown[] = []>({
  send,
  ...info
}: CallDefinition<Path, Schema, Given>): Call<Schema, Given> {
  const sent = (...given: Given): Sent => send?.(...given) ?? {}
  const call = (...all: [...Given, signal?: AbortSignal]) => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- TypeScript cannot remove the last element; `send` ignores it
    const { at = {}, path = info.path, ...rest } = sent(...(all as unknown as Given))
    const { method, client, answer, format, challenge } = info
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(at[name] ?? ''))
    const last: unknown = all.at(-1)
    const options = { ...rest, format, challenge, signal: isSignal(last) ? last : undefined }
    return offered(info, () =>
      adaptation
        ? adaptation.make({ info, at, path: filled, options })
        : client === 'catalogue'
          ? requestCatalogue(filled, answer, options)
          : requestPersonal(method, filled, answer, options),
    )
  }
  return Object.assign(call, { info, send: sent })
}

/** Makes a call only where the host offers its group, and interprets a refusal. */
async function offered<Schema extends v.GenericSchema>(
  { method, path, client, group, answer, absent, isOfOne }: CallInfo<Schema>,
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
      // The message of an ended session is for developers, or leads where a call cannot follow.
      throw new ApiError('rejected', { call: error.call, status: 401, code: code === 'redirected' ? code : 'login-page', cause: error })
    }
    if (error.words !== null && (status ?? 0) > 403) {
      const rules = await import('./words-of-servers.ts').catch(() => null)
      if (rules?.isForDevelopers(error, group === 'base' ? path : null)) throw wordless(error)
    }
    // A host that knows the contract names the missing object by a code: an order, a gift card.
    if (isOfOne || group === 'base' || code !== null || ![404, 405, 501].includes(status ?? 0)) throw error
    // A 404 on a path without placeholders means that the host does not have the call.
    if (!path.includes('{')) {
      noteMissing(group, call)
      throw new ApiError('unoffered', { call, cause: error })
    }
    throw wordless(error)
  }
}

/** The error without the host's message, which is about routes and not for shoppers. */
const wordless = (error: ApiError) =>
  new ApiError(error.kind, { call: error.call, status: error.status, code: error.code, fields: error.fields, cause: error })

/** Checked by its methods, since a host's page may pass the signal of another window. */
const isSignal = (value: unknown): value is AbortSignal => typeof value === 'object' && value !== null && 'aborted' in value
