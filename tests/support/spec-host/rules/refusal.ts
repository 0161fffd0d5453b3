// An error with Magento's message, and the shapes in which platforms send it.
import type { Draws } from '../draws.ts'
import type { Json } from '../shapes/shape.ts'

/** Thrown by a rule that refuses a request. */
export class Refusal extends Error {
  readonly status: number
  /** The values of %1, %2, … or %name in the message. */
  readonly parameters: Record<string, string | number | null>

  constructor(status: number, message: string, parameters: Record<string, string | number | null> = {}) {
    super(message)
    this.status = status
    this.parameters = parameters
  }

  /** The message with its parameters filled in. */
  get sentence(): string {
    return this.message.replace(/%([a-zA-Z]+|\d+)/g, (whole, name: string) => {
      const value = this.parameters[name]
      return value === undefined ? whole : String(value)
    })
  }

  /** Parameters are a list or a map; the message is at the top level or in `messages.error`. */
  body(draws: Draws): Json {
    if (this.status === 422) return { message: this.message, errors: { ...this.parameters } }
    const names = Object.keys(this.parameters)
    const isNumbered = names.every((name) => /^\d+$/.test(name))
    if (draws.pick(`refusal ${this.status}`, ['message', 'message', 'messages']) === 'messages')
      return { messages: { error: [{ code: this.status, message: this.sentence }] } }
    if (names.length === 0) return { message: this.message }
    const list: Json[] = names.map((name) => this.parameters[name] ?? null)
    const asList = isNumbered && draws.pick('parameters', ['list', 'map']) === 'list'
    return { message: this.message, parameters: asList ? list : { ...this.parameters } }
  }
}

/** Magento's answer about a missing object. */
export const noSuch = (fieldName: string, fieldValue: string | number | null): Refusal =>
  new Refusal(404, 'No such entity with %fieldName = %fieldValue', { fieldName, fieldValue })

/** Laravel's answer to a body with missing fields. */
export const required = (field: string): Refusal => {
  const sentence = `The ${field} field is required.`
  return new Refusal(422, sentence, { [field.replaceAll(' ', '_')]: sentence })
}
