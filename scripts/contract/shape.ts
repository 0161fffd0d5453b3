// Formats a JSON Schema for people: similar to TypeScript's types, one field per line.
import type { JsonSchema } from '@valibot/to-json-schema'

const NAMED = '#/$defs/'

/** The formats behind patterns, in words. */
const formats: Readonly<Record<string, string>> = {
  '^\\d{4}-\\d\\d-\\d\\d$': 'text like "2026-11-23"',
  '^\\d\\d:\\d\\d$': 'text like "22:00"',
  '^[A-Z]{3}$': 'text like "EUR"',
  '^[A-Z]{2}$': 'text like "NL"',
  '^\\d{1,15}$': 'text like "12"',
  '^[a-z]{2,3}([-_][a-z0-9]{2,8})*$': 'text like "nl_NL"',
  '^(\\/|https?:)': 'text like "/nl/"',
}

/** Formats the schema, indented by `indent`. */
export function shapeOf(schema: JsonSchema | boolean | undefined, indent = ''): string {
  if (typeof schema !== 'object') return 'anything'
  if (schema.$ref) return schema.$ref.slice(NAMED.length)
  if (schema.anyOf) return [...new Set(schema.anyOf.map((one) => shapeOf(one, indent)))].join(' | ')
  if (schema.allOf) return schema.allOf.map((one) => shapeOf(one, indent)).join(' & ')
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.type === 'array' && !Array.isArray(schema.items)) return `list of ${bracketed(shapeOf(schema.items, indent))}`
  if (schema.type === 'object' && schema.properties) return objectOf(schema, indent)
  if (schema.type === 'object') return `{ [name]: ${shapeOf(schema.additionalProperties, indent)} }`
  if (schema.type === 'string' && schema.pattern) return formats[schema.pattern] ?? `text like ${schema.pattern}`
  if (schema.type === 'string') return 'text'
  if (schema.type === 'integer') return 'whole number'
  if (schema.type === 'number' && schema.minimum === 0) return 'number from 0'
  return typeof schema.type === 'string' ? schema.type : 'anything'
}

const bracketed = (text: string) => (text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text)

function objectOf({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${indent}  ${name}${required.includes(name) ? '' : '?'}: ${shapeOf(field, `${indent}  `)}`,
  )
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`
}
