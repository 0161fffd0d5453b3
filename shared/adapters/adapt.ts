// Makes a call by the adapter's rule for its heading, and parses the result like any other answer.
import * as v from 'valibot'
import type { Adaptation, PendingCall } from '#shared/api/adaptation.ts'
import { requestPersonal, requestCatalogue } from '#shared/api/client.ts'
import { ApiError } from '#shared/api/errors.ts'
import { refusalOf } from '#shared/api/refusal.ts'
import type { Outgoing } from '#shared/api/send.ts'
import { watchDrops } from '#shared/events/report-drops.ts'
import { shaped } from '#shared/state/shaping.ts'
import { reportFault, wordsOf } from './adapter-error.ts'
import type { AdapterPage, AdapterRequest, AdapterRule, AdapterSend, ChangedRequest, OwnRequest } from './adapter.ts'

/** Accepts an answer unchanged. */
const AsItIs = v.unknown()

const methods = ['GET', 'POST', 'PUT', 'DELETE']

/** Makes the calls of a page by an adapter's rules. */
export function adaptationOf(rules: Readonly<Record<string, AdapterRule>>, page: AdapterPage): Adaptation {
  const has = (heading: string) => Object.hasOwn(rules, heading)
  return {
    has,
    make: async (pending) => {
      const { info, options } = pending
      const heading = `${info.method} ${info.path}`
      const body = await byRule(has(heading) ? rules[heading] : undefined, pending, { heading, page })
      if (options.signal?.aborted) throw new ApiError('aborted', { call: heading, cause: options.signal.reason })
      const reportDrops = watchDrops(heading)
      const whole = shaped(info.answer, body, heading)
      const { success, output, issues } = v.safeParse(info.answer, whole)
      if (!success) throw new ApiError('malformed', { call: heading, cause: new v.ValiError(issues) })
      reportDrops(info.answer, whole)
      return output
    },
  }
}

/** The answer in the contract's form, not parsed yet. */
async function byRule(
  rule: AdapterRule = {},
  pending: PendingCall<v.GenericSchema>,
  { heading, page }: { heading: string; page: AdapterPage },
): Promise<unknown> {
  const { options, path, info } = pending
  const { json, searchParams = {}, headers, follow, ...rest } = options
  const query =
    searchParams instanceof URLSearchParams ? searchParams : Object.entries(searchParams).map(([key, one]) => [key, String(one)])
  const at = Object.fromEntries(Object.entries(pending.at).map(([name, value]) => [name, String(value)]))
  const original = (): AdapterRequest => ({
    ...{ method: info.method, path, at, page, body: json ?? null },
    query: new URLSearchParams(query),
    headers: { ...headers },
  })
  const send: AdapterSend = async (request) => {
    const { method = 'GET', path: to } = request
    const out = { ...rest, ...(follow && { follow }), ...outgoingOf(request) }
    // Only a GET goes through the client for cacheable answers: an adapter may write where the contract reads.
    const isShared = info.client === 'catalogue' && method === 'GET'
    return (await (isShared ? requestCatalogue(to, AsItIs, out) : requestPersonal(method, to, AsItIs, out))) ?? null
  }
  /** Runs one part of the rule. */
  const part = async <Value>(name: keyof AdapterRule, run: () => Value): Promise<Awaited<Value>> => {
    try {
      return await run()
    } catch (error) {
      throw errorOf(error, heading, name)
    }
  }
  const { request, call, answer } = rule
  const wanted = request ? { ...original(), ...requestOf(await part('request', () => request(original())), heading) } : original()
  const body = call ? await part('call', () => call(wanted, send)) : await send(wanted)
  return answer ? part('answer', () => answer(body, original())) : body
}

const outgoingOf = ({ query, body, headers }: OwnRequest): Outgoing => ({
  ...(query && { searchParams: query }),
  ...(body !== null && body !== undefined && { json: body }),
  ...(headers && { headers }),
})

/** A rule in plain JavaScript may return nothing. */
function requestOf(request: ChangedRequest, heading: string): ChangedRequest {
  const isOne = typeof request === 'object' && request !== null && typeof request.path === 'string' && methods.includes(request.method)
  if (isOne) return request
  const fault = reportFault(`"request" of ${heading} gave no request: it has to answer { method, path, query, body, headers }`)
  throw new ApiError('malformed', { call: heading, cause: fault })
}

/** A refusal stays a refusal, whether the platform or the rule throws it; any other error is a fault of the rule. */
function errorOf(error: unknown, heading: string, name: keyof AdapterRule): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    return refusalOf(error.status, { message: error.message, code: 'code' in error ? error.code : null }, heading)
  }
  return new ApiError('malformed', { call: heading, cause: reportFault(`"${name}" of ${heading} threw: ${wordsOf(error)}`, error) })
}
