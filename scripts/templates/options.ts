// A widget's options as inputs of a template: those that can be a hole, those with a few values, and those that no template can print.
import { numberFor, wordFor } from './markers.ts'

/** An option of a widget, read from its JSON Schema. */
export interface TemplateOption {
  name: string
  kind: 'text' | 'number' | 'choice' | 'list' | 'bulk'
  isRequired: boolean
  /** The values of a choice; for a number, the values to try if they are drawn differently. */
  choices: readonly (string | boolean | number)[]
  /** The fields of a list's rows; one field without a name if a row is a text or number itself. */
  fields: readonly RowField[]
  /** The marker for its value. */
  marker: string | number
  /** Whether it is a setting of the page, and not an attribute of the mount. */
  isSetting?: true
}

/** A field of a list's rows. */
export interface RowField {
  name: string
  kind: 'text' | 'number' | 'flag'
  /** The value of a switch that is not its default. */
  unusual: boolean
}

interface Schema {
  properties?: Readonly<Record<string, unknown>>
  required?: readonly string[]
}

const isWord = (value: unknown) => typeof value === 'string'
const field = (schema: unknown, name: string): unknown =>
  typeof schema === 'object' && schema !== null ? Reflect.get(schema, name) : undefined

/** A union that includes text: as an attribute it is text. */
const isWordToo = (schema: unknown) => {
  const kinds = field(schema, 'anyOf')
  return Array.isArray(kinds) && kinds.some((one) => field(one, 'type') === 'string' || typeof field(one, 'const') === 'string')
}

/** The options, in the order of their schema. */
export function templateOptions({ properties = {}, required = [] }: Schema): TemplateOption[] {
  return Object.entries(properties).map(([name, schema], index) => {
    const type = field(schema, 'type')
    const values = field(schema, 'enum')
    const isNumber = type === 'number' || type === 'integer'
    const fields = rowFieldsOf(schema)
    const about = { name, isRequired: required.includes(name), fields, marker: isNumber ? numberFor(index) : wordFor(name) }
    if (Array.isArray(values)) return { ...about, kind: 'choice', choices: values.filter(isWord) }
    // One of its values is the default; a template prints the other.
    if (type === 'boolean') return { ...about, kind: 'choice', choices: [true, false] }
    if (fields.length > 0) return { ...about, kind: 'list', choices: [] }
    return { ...about, kind: isNumber ? 'number' : type === 'string' || isWordToo(schema) ? 'text' : 'bulk', choices: [] }
  })
}

/** The fields of a list's rows; none if it is no list, or a list of nested objects. */
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
