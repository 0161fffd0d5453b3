// Where an adapter of the page changes what a platform writes into what the contract says, before a schema reads it. Most pages have none.
import type * as v from 'valibot'

/** Gives what a schema is to read for what the platform wrote; `source` is the call's heading, or what was printed. */
export type Shaping = (schema: v.GenericSchema, value: unknown, source: string) => unknown

let shaping: Shaping | null = null

/** Takes the shapes of the page's adapter; null for none. */
export function shapeWith(given: Shaping | null): void {
  shaping = given
}

/**
 * What a schema is to read of something that the host printed.
 * @example const product = v.safeParse(Product, shaped(Product, printed, 'the printed product'))
 */
export const shaped: Shaping = (schema, value, source) => (shaping ? shaping(schema, value, source) : value)
