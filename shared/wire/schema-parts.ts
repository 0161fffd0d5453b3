// Inspects schemas, for code that walks an answer beside its schema. No page needs it at its start.
import type * as v from 'valibot'

/** A field of any value that can have one. */
export const fieldOf = (value: unknown, name: string): unknown =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? Reflect.get(value, name) : undefined

/** Whether a value is a schema. */
export const isSchema = (part: unknown): part is v.GenericSchema => fieldOf(part, 'kind') === 'schema'

const takesAll = (one: unknown) => fieldOf(one, 'type') === 'unknown' && fieldOf(one, 'pipe') === undefined

/**
 * Whether a schema accepts anything, alone, as an optional value or as a list, and so does not describe the value; a schema composed of
 * such ones does.
 */
export const isOpen = (schema: v.GenericSchema): boolean =>
  fieldOf(schema, 'pipe') === undefined && [schema, fieldOf(schema, 'wrapped'), fieldOf(schema, 'item')].some(takesAll)
