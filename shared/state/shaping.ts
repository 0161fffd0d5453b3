// Holds the page's adapter shapes, which convert a platform's value to the contract's before a schema parses it. Most pages have none.
import type * as v from 'valibot'

/** Converts the platform's value for a schema; `source` is the call's heading, or a description of the printed data. */
export type Shaping = (schema: v.GenericSchema, value: unknown, source: string) => unknown

let shaping: Shaping | null = null

/** Sets the shapes of the page's adapter; null for none. */
export function shapeWith(given: Shaping | null): void {
  shaping = given
}

/**
 * The converted value of printed data for a schema.
 * @example const product = v.safeParse(Product, shaped(Product, printed, 'the printed product'))
 */
export const shaped: Shaping = (schema, value, source) => (shaping ? shaping(schema, value, source) : value)
