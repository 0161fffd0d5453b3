// Looks into schemas, for what walks an answer beside the schema that reads it. No page needs it at its start.
import type * as v from 'valibot'

/** A field of anything that can have one. */
export const fieldOf = (value: unknown, name: string): unknown =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? Reflect.get(value, name) : undefined

/** Whether it is a schema. */
export const isSchema = (part: unknown): part is v.GenericSchema => fieldOf(part, 'kind') === 'schema'

const takesAll = (one: unknown) => fieldOf(one, 'type') === 'unknown' && fieldOf(one, 'pipe') === undefined

/** One that takes anything, alone or as what may be missing or as a list, says nothing of what is read; one that is put together of it does. */
export const isOpen = (schema: v.GenericSchema): boolean =>
  fieldOf(schema, 'pipe') === undefined && [schema, fieldOf(schema, 'wrapped'), fieldOf(schema, 'item')].some(takesAll)
