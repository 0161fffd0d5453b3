// The options of a widget as a template sees them: what can be a hole, what has a few values, and what no template can print.
import { numberFor, wordFor } from './markers.ts'

/** An option of a widget, read from its JSON Schema. */
export interface TemplateOption {
  name: string
  kind: 'text' | 'number' | 'choice' | 'bulk'
  isRequired: boolean
  /** What it may be, for a choice. */
  choices: readonly (string | boolean)[]
  /** What stands for its value. */
  marker: string | number
}

interface Schema {
  properties?: Readonly<Record<string, unknown>>
  required?: readonly string[]
}

const isWord = (value: unknown) => typeof value === 'string'
const field = (schema: unknown, name: string): unknown =>
  typeof schema === 'object' && schema !== null ? Reflect.get(schema, name) : undefined

/** The options in the order of their schema. */
export function templateOptions({ properties = {}, required = [] }: Schema): TemplateOption[] {
  return Object.entries(properties).map(([name, schema], index) => {
    const type = field(schema, 'type')
    const values = field(schema, 'enum')
    const isNumber = type === 'number' || type === 'integer'
    const about = { name, isRequired: required.includes(name), marker: isNumber ? numberFor(index) : wordFor(name) }
    if (Array.isArray(values)) return { ...about, kind: 'choice', choices: values.filter(isWord) }
    // One of its values is what the widget takes where nothing is said; a template says the other.
    if (type === 'boolean') return { ...about, kind: 'choice', choices: [true, false] }
    return { ...about, kind: isNumber ? 'number' : type === 'string' ? 'text' : 'bulk', choices: [] }
  })
}
