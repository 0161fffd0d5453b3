// Compares two JSON Schemas of one value: does the newer one take all that the older one took? Knows the words that our schemas use.

/** A JSON Schema, as the manifest and `openapi.json` hold it. */
export interface Schema {
  $ref?: string
  type?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: readonly Schema[]
  enum?: readonly unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** The schemas that a `$ref` names, before and after. */
export interface Named {
  before: Readonly<Record<string, Schema>>
  after: Readonly<Record<string, Schema>>
}

/** Limits that may only fall, and those that may only rise. */
const least = ['minimum', 'minLength', 'minItems'] as const
const most = ['maximum', 'maxLength', 'maxItems'] as const

/**
 * What the newer schema no longer takes, one sentence each, with the place; empty if it takes all. `lost` says of a property that is gone
 * whether that is a fault: an option that nobody reads is one, a field of an answer is not.
 */
export function narrowed(before: Schema, after: Schema, named: Named, lost: 'is a fault' | 'is fine'): string[] {
  const seen = new Set<string>()
  return compare(before, after, '')

  function compare(one: Schema, other: Schema, place: string): string[] {
    const [old, fresh] = [resolve(one, named.before), resolve(other, named.after)]
    if (old.name !== null && fresh.name !== null) {
      // A schema may hold itself, as a category does its children.
      const pair = `${old.name} ${fresh.name}`
      if (seen.has(pair)) return []
      seen.add(pair)
    }
    return variants(old.schema, fresh.schema, place)
  }

  function variants(old: Schema, fresh: Schema, place: string): string[] {
    const [olds, freshes] = [old.anyOf ?? [old], fresh.anyOf ?? [fresh]]
    return olds.flatMap((variant) => {
      const faults = freshes.map((other) => single(resolve(variant, named.before).schema, resolve(other, named.after).schema, place))
      const closest = faults.toSorted((a, b) => a.length - b.length)[0] ?? []
      return closest
    })
  }

  function single(old: Schema, fresh: Schema, place: string): string[] {
    if (old.anyOf || fresh.anyOf) return variants(old, fresh, place)
    const at = place === '' ? 'it' : `“${place}”`
    if (isAnything(fresh)) return []
    const [values, allowed] = [valuesOf(old), valuesOf(fresh)]
    if (allowed) {
      const gone = values?.filter((value) => !allowed.includes(value))
      return gone === undefined
        ? [`${at} may only be ${allowed.join(', ')}`]
        : gone.map((value) => `${at} may not be ${JSON.stringify(value)}`)
    }
    const [type, expected] = [old.type ?? typeof values?.[0], fresh.type]
    if (expected !== undefined && type !== expected && !(type === 'integer' && expected === 'number'))
      return [`${at} is ${isAnything(old) ? 'anything' : type} and has to be ${expected}`]
    return [
      ...limits(old, fresh, at),
      ...ofObject(old, fresh, place),
      ...(old.items && fresh.items ? compare(old.items, fresh.items, `${place}[]`) : []),
    ]
  }

  function limits(old: Schema, fresh: Schema, at: string): string[] {
    const raised = least.filter((name) => (fresh[name] ?? -Infinity) > (old[name] ?? -Infinity))
    const lowered = most.filter((name) => (fresh[name] ?? Infinity) < (old[name] ?? Infinity))
    const faults = [...raised, ...lowered].map((name) => `${at} has ${name} ${fresh[name]}`)
    return fresh.pattern !== undefined && fresh.pattern !== old.pattern ? [...faults, `${at} has to match ${fresh.pattern}`] : faults
  }

  function ofObject(old: Schema, fresh: Schema, place: string): string[] {
    const inside = (name: string) => (place === '' ? name : `${place}.${name}`)
    const needed = (fresh.required ?? []).filter((name) => !old.required?.includes(name))
    const properties = Object.entries(old.properties ?? {}).flatMap(([name, property]) => {
      const now = fresh.properties?.[name]
      if (now) return compare(property, now, inside(name))
      return lost === 'is fine' ? [] : [`“${inside(name)}” is gone`]
    })
    const [rest, others] = [old.additionalProperties, fresh.additionalProperties]
    const more = typeof rest === 'object' && typeof others === 'object' ? compare(rest, others, inside('*')) : []
    return [...needed.map((name) => `“${inside(name)}” is required`), ...properties, ...more]
  }
}

/** Follows references; the name of the last one. */
function resolve(schema: Schema, named: Readonly<Record<string, Schema>>): { schema: Schema; name: string | null } {
  let [found, name]: [Schema, string | null] = [schema, null]
  while (found.$ref !== undefined) {
    name = found.$ref.slice(found.$ref.lastIndexOf('/') + 1)
    found = named[name] ?? {}
  }
  return { schema: found, name }
}

const isAnything = ({ type, anyOf, enum: values, const: value, properties }: Schema) =>
  type === undefined && anyOf === undefined && values === undefined && value === undefined && properties === undefined

/** The listed values of a schema; null if it lists none. */
function valuesOf(schema: Schema): readonly unknown[] | null {
  return schema.enum ?? (schema.const === undefined ? null : [schema.const])
}
