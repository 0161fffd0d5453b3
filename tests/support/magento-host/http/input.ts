// Parses the input of a call by the shapes that Adobe publishes: names in either style, values of their type, nothing unknown.
import { rest, type ShapeFields, type TypeName } from '../data.ts'
import { fieldsOf, isFields, textOf, type Fields, type Json } from '../json.ts'
import { required, RestError } from '../rest-error.ts'

/** `countryId` and `country_id` are the same name. */
export const snake = (name: string): string => name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()

const pascal = (name: string): string => snake(name).replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const wrongType = (field: string, value: Json, type: string): RestError =>
  new RestError(
    400,
    `Error occurred during "${field}" processing. The "${textOf(value) ?? 'array'}" value's type is invalid. The "${type}" type was expected. Verify and try again.`,
  )

const scalar = (type: string, value: Json, field: string): Json => {
  const text = typeof value === 'boolean' ? (value ? '1' : '') : textOf(value)
  if (text === null) throw wrongType(field, value, type)
  if (type === 'string') return text
  if (type === 'boolean') return text !== '' && text !== '0' && text !== 'false'
  const number = Number(text)
  const isNumber = text.trim() !== '' && !Number.isNaN(number)
  if (!isNumber || (type === 'integer' && !Number.isInteger(number))) throw wrongType(field, value, type === 'integer' ? 'int' : 'float')
  return number
}

const shapeValue = (shape: ShapeFields, value: Json, field: string): Json => {
  if (!isFields(value)) throw wrongType(field, value, 'array')
  const types = new Map(Object.entries(shape).map(([name, type]) => [name.replace('?', ''), type] as const))
  const read: Record<string, Json> = {}
  for (const [name, given] of Object.entries(value)) {
    const type = types.get(snake(name))
    if (type === undefined)
      throw new RestError(400, '"%fieldName" is not supported. Correct the field name and try again.', { fieldName: pascal(name) })
    if (given !== undefined) read[snake(name)] = readValue(type, given, snake(name))
  }
  return read
}

const readValue = (type: TypeName, value: Json, field: string): Json => {
  if (value === null) return null
  if (Array.isArray(type)) {
    // A list of plain values may also be PHP's map of them, as in additional_data.
    if (isFields(value) && type[0] === 'string') return value
    if (!Array.isArray(value)) throw wrongType(field, value, `${type[0]}[]`)
    return value.map((entry) => readValue(type[0], entry, field))
  }
  const shape = rest.shapes[type]
  // The type of a custom attribute's value depends on the attribute.
  if (type === 'framework-attribute-interface') return fieldsOf(value) as Json
  return shape ? shapeValue(shape, value, field) : scalar(type, value, field)
}

/** The parameters of a call by their published names; unknown ones are ignored. */
export const readBody = (parameters: ShapeFields | undefined, body: Fields): Fields => {
  const read: Fields = {}
  const given = new Map(Object.entries(body).map(([name, value]) => [snake(name), value] as const))
  for (const [parameter, type] of Object.entries(parameters ?? {})) {
    const name = parameter.replace('?', '')
    const value = given.get(snake(name))
    if (value !== undefined && value !== null) read[name] = readValue(type, value, name)
    else if (!parameter.endsWith('?')) throw required(name)
  }
  return read
}
