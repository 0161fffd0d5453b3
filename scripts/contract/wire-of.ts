// Converts a schema to the form that the host has to write: the same names, without tolerated, dropped or renamed input.
import * as v from 'valibot'

type Schema = v.GenericSchema
type Part = Schema | v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>

/** The real input of the parts that accept any value and convert it. */
export interface Parts {
  Id: Schema
  Label: Schema
  Flag: Schema
  FlagUnlessNo: Schema
}

/** Returns the wire schema for one of ours; always the same object for a schema, so that it can be referred to by name. */
export type WireOf = (schema: Schema) => Schema

const isSchema = (part: Part): part is Schema => part.kind === 'schema'
const has = <Key extends string>(value: object, key: Key): value is Record<Key, unknown> => key in value

/** The parts of a pipe in order, with nested pipes flattened. */
function flat(schema: Schema): Part[] {
  if (!has(schema, 'pipe') || !Array.isArray(schema.pipe)) return [schema]
  const parts: Part[] = schema.pipe
  return parts.flatMap((part, index) => (isSchema(part) && (index > 0 || has(part, 'pipe')) ? flat(part) : [part]))
}

const isUnknown = (schema: Schema) => schema.type === 'unknown'
const inner = (schema: Schema): Schema | null => {
  const wrapped: unknown = has(schema, 'wrapped') ? schema.wrapped : null
  return isAnySchema(wrapped) ? wrapped : null
}
const isAnySchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && has(value, 'kind') && value.kind === 'schema'

/** The schema of a list's entries, which `list()` and `answerOf()` of `shared/wire/parts.ts` store with their transformation. */
function entryOf(part: Part): Schema | null {
  const operation: unknown = has(part, 'operation') ? part.operation : null
  return typeof operation === 'function' && has(operation, 'item') && isAnySchema(operation.item) ? operation.item : null
}

/** Makes the function from the parts of a tree's schemas. */
export function wireWith({ Id, Label, Flag, FlagUnlessNo }: Parts, others: ReadonlyMap<Schema, Schema> = new Map()): WireOf {
  const known = new Map<Schema, Schema>([
    [Id, v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^\d{1,15}$/))])],
    [Label, v.union([v.string(), v.number()])],
    ...[Flag, FlagUnlessNo].map((flag): [Schema, Schema] => [flag, v.nullish(v.union([v.boolean(), v.picklist([0, 1, '0', '1'])]))]),
  ])
  const wireOf: WireOf = (schema) => {
    const before = known.get(schema)
    if (before) return before
    const other = others.get(schema)
    const made = other ? wireOf(other) : make(schema)
    // A value with a fallback may be left out; if it is there, it must be valid.
    const wire = has(schema, 'fallback') && made.type !== 'nullish' ? v.optional(made) : made
    known.set(schema, wire)
    return wire
  }

  function make(schema: Schema): Schema {
    const parts = flat(schema)
    const [first, ...rest] = parts
    if (parts.length === 1 || !first || !isSchema(first)) return plain(schema)
    const entry = rest.map(entryOf).find((one) => one !== null)
    const list = entry ? v.array(wireOf(entry)) : null
    if (list) return first.type === 'nullish' ? v.nullish(list) : list
    if (isUnknown(first) || (inner(first) !== null && isUnknown(inner(first) ?? first))) {
      const at = rest.findIndex((part) => isSchema(part) && !isUnknown(part))
      const next = rest[at]
      if (!next || !isSchema(next)) return first
      // A value that may be left out in several ways is described once.
      const read = first.type === 'nullish' && next.type === 'nullable' ? (inner(next) ?? next) : next
      const wire = checked(wireOf(read), rest.slice(at + 1))
      return first.type === 'nullish' ? v.nullish(wire) : wire
    }
    return checked(plain(first), rest)
  }

  /** A schema with the checks that follow it, up to the first transformation. */
  function checked(schema: Schema, rest: readonly Part[]): Schema {
    const end = rest.findIndex((part) => isSchema(part) || part.type === 'transform')
    const checks = rest.slice(0, end === -1 ? rest.length : end)
    return checks.reduce<Schema>((base, check) => v.pipe(base, check), schema)
  }

  /** A schema without a pipe: the same kind, made of wire schemas, without its fallback. */
  function plain(schema: Schema): Schema {
    const wrapped = inner(schema)
    if (wrapped && schema.type === 'nullish') return v.nullish(wireOf(wrapped))
    if (wrapped && schema.type === 'nullable') return v.nullable(wireOf(wrapped))
    if (wrapped && schema.type === 'optional') return v.optional(wireOf(wrapped))
    if (schema.type === 'array' && has(schema, 'item') && isAnySchema(schema.item)) return v.array(wireOf(schema.item))
    if (schema.type === 'record' && has(schema, 'value') && isAnySchema(schema.value)) return v.record(v.string(), wireOf(schema.value))
    if (schema.type === 'union' && has(schema, 'options') && Array.isArray(schema.options))
      return v.union(schema.options.filter(isAnySchema).map(wireOf))
    if (schema.type === 'intersect' && has(schema, 'options') && Array.isArray(schema.options))
      return v.intersect(schema.options.filter(isAnySchema).map(wireOf))
    if (schema.type === 'picklist' && has(schema, 'options') && Array.isArray(schema.options)) return v.picklist(schema.options)
    if (schema.type === 'object' && has(schema, 'entries') && typeof schema.entries === 'object' && schema.entries !== null)
      return v.object(
        Object.fromEntries(Object.entries(schema.entries).flatMap(([key, one]) => (isAnySchema(one) ? [[key, wireOf(one)]] : []))),
      )
    if (schema.type === 'string') return v.string()
    if (schema.type === 'number') return v.number()
    if (schema.type === 'boolean') return v.boolean()
    return schema
  }
  return wireOf
}
