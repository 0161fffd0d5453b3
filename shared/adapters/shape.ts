// Applies an adapter's shapes before the schemas of the same name parse a value: one rule for every answer and every printed value.
import * as v from 'valibot'
import type { Shaping } from '#shared/state/shaping.ts'
import { fieldOf, isOpen, isSchema } from '#shared/wire/schema-parts.ts'
import { reportFault, wordsOf } from './adapter-error.ts'
import type { AdapterShape } from './adapter.ts'

type Schema = v.GenericSchema

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The name given to a schema with `v.title()`. */
function titleOf(schema: Schema): string | null {
  const pipe = fieldOf(schema, 'pipe')
  const title: unknown = Array.isArray(pipe)
    ? fieldOf(
        pipe.find((part) => fieldOf(part, 'type') === 'title'),
        'title',
      )
    : null
  return typeof title === 'string' ? title : null
}

/** Makes the shaping function. A value that a shape cannot convert is left out, and the schema decides the consequence. */
export function shapingOf(shapes: Readonly<Record<string, AdapterShape>>): Shaping {
  function apply(name: string, value: unknown, source: string): unknown {
    try {
      return shapes[name]?.(value, source)
    } catch (cause) {
      reportFault(`the shape "${name}" threw while ${source} was read: ${wordsOf(cause)}`, cause)
      return undefined
    }
  }

  return function shape(schema, value, source): unknown {
    const name = titleOf(schema)
    const isNamed = name !== null && Object.hasOwn(shapes, name) && value !== null && value !== undefined
    const found = isNamed ? apply(name, value, source) : value
    const pipe = fieldOf(schema, 'pipe')
    return Array.isArray(pipe) ? throughPipe(pipe, found, source) : within(schema, found, source)

    /** Shapes the parts of a value, for a schema without a pipe. */
    function within(one: Schema, whole: unknown, from: string): unknown {
      const [wrapped, item, options, entries, values] = ['wrapped', 'item', 'options', 'entries', 'value'].map((key) => fieldOf(one, key))
      if (whole === null || whole === undefined) return whole
      if (isSchema(wrapped)) return shape(wrapped, whole, from)
      if (isSchema(item) && Array.isArray(whole)) return whole.map((entry) => shape(item, entry, from))
      if (one.type === 'union' && Array.isArray(options)) {
        const read = options.filter(isSchema).map((option) => ({ option, value: shape(option, whole, from) }))
        return (read.find(({ option, value: made }) => v.is(option, made)) ?? { value: whole }).value
      }
      if (!isPlain(whole)) return whole
      const partOf = (key: string): unknown => (isPlain(entries) ? (Object.hasOwn(entries, key) ? fieldOf(entries, key) : null) : values)
      const parts = Object.entries(whole).map(([key, part]): [string, unknown] => {
        const by = partOf(key)
        return [key, isSchema(by) ? shape(by, part, from) : part]
      })
      return Object.assign(Object.create(null), Object.fromEntries(parts))
    }

    /** Shapes the value by the first schema of the pipe that describes it; the parts after it have our names. */
    function throughPipe(parts: readonly unknown[], whole: unknown, from: string): unknown {
      let present = whole
      for (const [at, part] of parts.entries()) {
        if (isSchema(part)) {
          if (isOpen(part)) continue
          return shape(part, present, from)
        }
        const operation = fieldOf(part, 'operation')
        const item = fieldOf(operation, 'item')
        if (isSchema(item)) return Array.isArray(present) ? present.map((entry) => shape(item, entry, from)) : present
        if (typeof operation !== 'function' || fieldOf(part, 'type') !== 'transform') continue
        if (!parts.slice(at + 1).some(readsMore)) return present
        try {
          present = operation(present)
        } catch {
          // The transform failed, so the schema refuses the whole value.
          return whole
        }
      }
      return present
    }
  }
}

/** Whether a part of a pipe still reads the platform's names. */
const readsMore = (part: unknown): boolean => (isSchema(part) ? !isOpen(part) : isSchema(fieldOf(fieldOf(part, 'operation'), 'item')))
