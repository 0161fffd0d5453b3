// Answers a call of the contract: from the state where there is an answer with state, else with the contract's example.
import * as v from 'valibot'
import type { CallInfo } from '#shared/api/define-call.ts'
import { type Example, namedCalls } from '#shared/api/example.ts'
import { headingOf } from '../check-host/report.ts'
import type { TreeWithExamples } from '../contract/load.ts'
import type { Asked } from './answer.ts'
import { addressAnswers } from './answers/addresses.ts'
import { cartAnswers } from './answers/cart.ts'
import { catalogueAnswers } from './answers/catalogue.ts'
import { checkoutAnswers } from './answers/checkout.ts'
import { orderAnswers } from './answers/orders.ts'
import { productAnswers } from './answers/product.ts'
import { sessionAnswers } from './answers/session.ts'
import type { NamedCall } from './find-calls.ts'
import { Refusal } from './refusal.ts'
import type { World } from './world.ts'

const stateful = new Map(
  [...addressAnswers, ...cartAnswers, ...catalogueAnswers, ...checkoutAnswers, ...orderAnswers, ...productAnswers, ...sessionAnswers].map(
    ({ heading, make }) => [heading, make],
  ),
)

/** A call with its example. */
export interface ExampleCall extends NamedCall {
  info: CallInfo
  example: Example
}

/** The calls of the contract with their examples; those of the base come first, since an extension may add a form of one. */
export function exampleCalls({ calls, examples }: Pick<TreeWithExamples, 'calls' | 'examples'>): ExampleCall[] {
  const all = Object.values(examples).flatMap((module) => module.examples)
  return namedCalls(calls)
    .flatMap(({ name, info }) => {
      const example = all.find((one) => one.info === info)
      return example ? [{ name, method: info.method, path: info.path, info, example }] : []
    })
    .toSorted((one, other) => Number(one.info.group !== 'base') - Number(other.info.group !== 'base'))
}

/** A call found for a request. */
export interface FoundCall {
  call: ExampleCall
  /** The values of the path's placeholders. */
  at: Record<string, string>
}

/** The call that a request makes; null where the host offers none there. */
export function callAt(calls: readonly ExampleCall[], world: World, method: string, path: string): FoundCall | null {
  for (const call of calls) {
    if (call.method !== method || (call.info.group !== 'base' && !world.offers(call.info.group))) continue
    const at = placed(call.path, path) ?? placed(`api/${call.path}`, path)
    if (at) return { call, at }
  }
  return null
}

/** Whether the contract has a call at this path, by any method and whether it is offered or not. */
export const isCallPath = (calls: readonly ExampleCall[], path: string): boolean =>
  calls.some((call) => placed(call.path, path) ?? placed(`api/${call.path}`, path))

/** The values of a pattern's placeholders in a path; null if the path is another. */
function placed(pattern: string, path: string): Record<string, string> | null {
  const [names, parts] = [pattern.split('/'), path.split('/')]
  if (names.length !== parts.length) return null
  const at: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? ''
    const hole = /^\{(\w+)\}$/.exec(name)?.[1]
    if (hole === undefined ? name !== part : part === '') return null
    if (hole !== undefined) at[hole] = decodeURIComponent(part)
  }
  return at
}

/** Calls of customers only: `api/customer/` without the ways in. */
const isPersonal = (path: string) => path.startsWith('api/customer/') && !/\/(login|register|password\/(forgot|reset)|account)\b/.test(path)

/** What is sent back. */
export interface CallAnswer {
  type: string
  body: string | Uint8Array
}

/** Answers the call. Throws a refusal, or an error if an answer of ours could not be read by the client. */
export function answerCall({ info, example }: ExampleCall, asked: Asked): CallAnswer {
  const { visitor } = asked
  if (isPersonal(info.path) && !visitor.customer) throw new Refusal(401, 'Please log in.', 'login')
  const given = stateful.get(headingOf(info))?.(asked) ?? example.answer
  if (given instanceof ArrayBuffer) return { type: 'application/pdf', body: new Uint8Array(given) }
  if (typeof given === 'string' && info.format === 'text') return { type: 'text/html; charset=utf-8', body: given }
  const body = JSON.stringify(given)
  const read = v.safeParse(info.answer, JSON.parse(body))
  if (!read.success) throw new Error(`mock host: the answer to ${headingOf(info)} cannot be read: ${v.summarize(read.issues)}`)
  return { type: 'application/json', body }
}
