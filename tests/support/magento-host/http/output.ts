// Formats an answer in the shape that Adobe publishes: optional fields are left out if null, the others are null.
import { rest, type TypeName } from '../data.ts'
import { isFields, type Fields, type Json } from '../json.ts'

const shapeJson = (name: string, fields: Fields): Json => {
  const shape = rest.shapes[name] ?? {}
  const known = new Set(Object.keys(shape).map((field) => field.replace('?', '')))
  const stray = Object.keys(fields).find((field) => !known.has(field))
  if (stray !== undefined) throw new Error(`${name} has no field ${stray}.`)
  const written: Record<string, Json> = {}
  for (const [field, type] of Object.entries(shape)) {
    const key = field.replace('?', '')
    const value = fields[key]
    if (value === null || value === undefined) {
      if (!field.endsWith('?')) written[key] = null
    } else written[key] = valueJson(type, value)
  }
  return written
}

const valueJson = (type: TypeName, value: Json): Json => {
  if (Array.isArray(type)) return Array.isArray(value) ? value.map((entry) => valueJson(type[0], entry)) : value
  return rest.shapes[type] && isFields(value) ? shapeJson(type, value) : value
}

/** An answer as the web API sends it. An empty result becomes an empty list. */
export const answerJson = (type: TypeName, value: Json | undefined): Json =>
  value === null || value === undefined ? [] : valueJson(type, value)
