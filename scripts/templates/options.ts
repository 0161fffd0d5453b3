// The options of a widget as a template sees them: what can be a hole, what has a few values, and what no template can print.
import { numberFor, wordFor } from './markers.ts'

/** An option of a widget, read from its JSON Schema. */
export interface TemplateOption {
  name: string
  kind: 'text' | 'number' | 'choice' | 'list' | 'bulk'
  isRequired: boolean
  /** What it may be, for a choice; what a number is tried with, where not every one is drawn alike. */
  choices: readonly (string | boolean | number)[]
  /** What a row of it holds, for a list; one field without a name where a row is a text or number itself. */
  fields: readonly RowField[]
  /** What stands for its value. */
  marker: string | number
  /** It is one of the page's settings, and no attribute of the mount. */
  isSetting?: true
}

/** A field of a list's rows. */
export interface RowField {
  name: string
  kind: 'text' | 'number' | 'flag'
  /** What a switch is where something is to be said of it. */
  unusual: boolean
}

interface Schema {
  properties?: Readonly<Record<string, unknown>>
  required?: readonly string[]
}

const isWord = (value: unknown) => typeof value === 'string'
const field = (schema: unknown, name: string): unknown =>
  typeof schema === 'object' && schema !== null ? Reflect.get(schema, name) : undefined

/** One of several things, of which one is a text: as an attribute it is that. */
const isWordToo = (schema: unknown) => {
  const kinds = field(schema, 'anyOf')
  return Array.isArray(kinds) && kinds.some((one) => field(one, 'type') === 'string' || typeof field(one, 'const') === 'string')
}

/** The options in the order of their schema. */
export function templateOptions({ properties = {}, required = [] }: Schema): TemplateOption[] {
  return Object.entries(properties).map(([name, schema], index) => {
    const type = field(schema, 'type')
    const values = field(schema, 'enum')
    const isNumber = type === 'number' || type === 'integer'
    const fields = rowFieldsOf(schema)
    const about = { name, isRequired: required.includes(name), fields, marker: isNumber ? numberFor(index) : wordFor(name) }
    if (Array.isArray(values)) return { ...about, kind: 'choice', choices: values.filter(isWord) }
    // One of its values is what the widget takes where nothing is said; a template says the other.
    if (type === 'boolean') return { ...about, kind: 'choice', choices: [true, false] }
    if (fields.length > 0) return { ...about, kind: 'list', choices: [] }
    return { ...about, kind: isNumber ? 'number' : type === 'string' || isWordToo(schema) ? 'text' : 'bulk', choices: [] }
  })
}

/** The fields of a list's rows; none where it is no list, or one of objects with more inside. */
function rowFieldsOf(schema: unknown): RowField[] {
  const items = field(schema, 'type') === 'array' ? field(schema, 'items') : undefined
  const whole = fieldOf('', items)
  if (whole) return [whole]
  const properties = Object.entries(Object(field(items, 'properties')))
  const fields = properties.flatMap(([name, one]) => fieldOf(name, one) ?? [])
  return fields.length === properties.length ? fields : []
}

function fieldOf(name: string, schema: unknown): RowField | null {
  const type = field(schema, 'type')
  if (field(schema, 'enum') !== undefined || field(schema, 'pattern') !== undefined) return null
  if (type === 'boolean' && name !== '') return { name, kind: 'flag', unusual: field(schema, 'default') !== true }
  if (type === 'string') return { name, kind: 'text', unusual: true }
  return type === 'number' || type === 'integer' ? { name, kind: 'number', unusual: true } : null
}
