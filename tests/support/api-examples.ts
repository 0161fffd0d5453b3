// Every call with its example, as a table for tests: by name, with the request that has to arrive.
/// <reference types="vite/types/importMeta.d.ts" />
import * as v from 'valibot'
import { type Example, type NamedCall, namedCalls } from '#shared/api/example.ts'
import type { Sent } from '#shared/api/define-call.ts'
import { type Behaviour, json, text } from './fault-server.ts'

/** One call. */
export interface ApiCall extends Pick<Example, 'run' | 'answer' | 'isOpen'> {
  /** `cart.addLines`. */
  name: string
  /** Method, path and body that have to arrive. */
  sends: { method: string; path: string; body: unknown }
  /** Reads are retried; writes never are. */
  isRead: boolean
  /** The answer is text, not JSON. */
  isText: boolean
  /** The call sends no cookies and no token. */
  isForEverybody: boolean
  /** A redirect of this call leads to a login. */
  isOfSession: boolean
  /** A 404 means that the requested object does not exist. */
  canBeAbsent: boolean
  /** An empty body is a valid answer: the contract leaves the answer open, or a host only confirms. */
  canBeEmpty: boolean
  /** A 404 means that the host does not have the call. */
  canBeMissing: boolean
}

const calls = namedCalls(import.meta.glob<Record<string, unknown>>('/shared/*/**/calls.ts', { eager: true }))
const examples = Object.values(import.meta.glob<{ examples: readonly Example[] }>('/shared/*/**/examples.ts', { eager: true })).flatMap(
  (module) => module.examples,
)

/** The names of the calls that have no example, or more than one. */
export const withoutExample: string[] = calls
  .filter(({ info }) => examples.filter((example) => example.info === info).length !== 1)
  .map(({ name }) => name)

/** The table of calls. */
export const apiCalls: ApiCall[] = calls.flatMap((call) => examples.filter(({ info }) => info === call.info).map((one) => rowOf(call, one)))

function rowOf(
  { name, info: { method, path, client, format, group, isOfOne = false, absent, answer: schema } }: NamedCall,
  { run, sent, body, answer, isOpen }: Example,
): ApiCall {
  return {
    ...{ name, run, isOpen },
    sends: { method, path: filled(path, sent[0]), body },
    answer: answer instanceof ArrayBuffer ? new TextDecoder().decode(answer) : answer,
    isRead: method === 'GET',
    isText: format === 'text' || format === 'file',
    isForEverybody: client === 'catalogue',
    isOfSession: client === 'session' && group === 'base',
    canBeAbsent: absent !== undefined,
    canBeEmpty: v.safeParse(schema, undefined).success,
    canBeMissing: absent === undefined && group !== 'base' && !isOfOne && !path.includes('{'),
  }
}

function filled(path: string, { at = {} }: Sent): string {
  return Object.entries(at).reduce((filling, [name, value]) => filling.replace(`{${name}}`, String(value)), path)
}

/** A call's valid answer as its host would send it. */
export function rightAnswer({ answer, isText }: ApiCall): Behaviour {
  return isText ? text(String(answer), 200, 'text/html') : json(answer)
}
