// Every call with its example, as the tables of tests want it: by name, with what has to arrive.
/// <reference types="vite/types/importMeta.d.ts" />
import { type Example, type NamedCall, namedCalls } from '#shared/api/example.ts'
import type { Sent } from '#shared/api/define-call.ts'
import { type Behaviour, json, text } from './fault-server.ts'

/** One call. */
export interface ApiCall extends Pick<Example, 'run' | 'answer' | 'isOpen'> {
  /** `cart.addLines`. */
  name: string
  /** Method, path and body as they have to arrive. */
  sends: { method: string; path: string; body: unknown }
  /** Reads try again; writes never do. */
  isRead: boolean
  /** Answered as text, not as JSON. */
  isText: boolean
  /** Asked without cookies or token. */
  isForEverybody: boolean
  /** A redirect of it leads to a login. */
  isOfSession: boolean
  /** A 404 says that there is none of it. */
  canBeAbsent: boolean
  /** A 404 says that the host does not have it at all. */
  canBeMissing: boolean
}

const calls = namedCalls(import.meta.glob<Record<string, unknown>>('/shared/*/**/calls.ts', { eager: true }))
const examples = Object.values(import.meta.glob<{ examples: readonly Example[] }>('/shared/*/**/examples.ts', { eager: true })).flatMap(
  (module) => module.examples,
)

/** The names of the calls that have no example, or more than one. */
export const notOnceTold: string[] = calls
  .filter(({ facts }) => examples.filter((example) => example.facts === facts).length !== 1)
  .map(({ name }) => name)

/** The table. */
export const apiCalls: ApiCall[] = calls.flatMap((call) =>
  examples.filter(({ facts }) => facts === call.facts).map((one) => rowOf(call, one)),
)

function rowOf(
  { name, facts: { method, path, client, format, group, isOfOne = false, absent } }: NamedCall,
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
    canBeMissing: absent === undefined && group !== 'base' && !isOfOne && !path.includes('{'),
  }
}

function filled(path: string, { at = {} }: Sent): string {
  return Object.entries(at).reduce((filling, [name, value]) => filling.replace(`{${name}}`, String(value)), path)
}

/** A call's right answer as its host would send it. */
export function rightAnswer({ answer, isText }: ApiCall): Behaviour {
  return isText ? text(String(answer), 200, 'text/html') : json(answer)
}
