// How an answer of the mock host is written: for a call of the contract, typed by the schema that the client reads it with.
import type * as v from 'valibot'
import type { Call } from '#shared/api/define-call.ts'
import { headingOf } from '../check-host/report.ts'
import type { Visitor } from './visitor.ts'
import type { World } from './world.ts'

/** A call as it arrived. */
export interface Asked {
  world: World
  visitor: Visitor
  /** The values of the path's placeholders: `id` of `checkout/cart/items/{id}`. */
  at: Readonly<Record<string, string>>
  query: URLSearchParams
  /** The body parsed as JSON; an empty object without one. */
  body: Readonly<Record<string, unknown>>
  header: (name: string) => string | null
}

/** An answer with state, by the heading of its call. */
export interface Answer {
  heading: string
  make: (asked: Asked) => unknown
}

/**
 * Answers a call from the state; all calls without such an answer get the contract's example.
 * @example answer(getCart, ({ visitor }) => quoteOf(visitor))
 */
export function answer<Schema extends v.GenericSchema, Given extends readonly unknown[]>(
  { info }: Call<Schema, Given>,
  make: (asked: Asked) => v.InferInput<Schema>,
): Answer {
  return { heading: headingOf(info), make }
}

/** A text of the body; empty where there is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** An object of the body; empty where there is none. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/** The objects of a list of the body. */
export function objectsOf(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(objectOf) : []
}
