// An error of Magento's web API: a message with its parameters beside it.
import type { Json } from './json.ts'

export type Parameters = Json[] | { [key: string]: Json }

/** Magento's exceptions and the status that the web API gives each. */
export class RestError extends Error {
  readonly status: number
  readonly parameters: Parameters | undefined

  constructor(status: number, message: string, parameters?: Parameters) {
    super(message)
    this.status = status
    this.parameters = parameters
  }

  /** The message with its parameters filled in, as pages show it. */
  get sentence(): string {
    return Object.entries(this.parameters ?? {}).reduce(
      (text, [key, value]) =>
        text.replace(`%${Array.isArray(this.parameters) ? Number(key) + 1 : key}`, typeof value === 'object' ? '' : String(value)),
      this.message,
    )
  }
}

/** NoSuchEntityException for one field. */
export const noSuch = (fieldName: string, fieldValue: Json): RestError =>
  new RestError(404, 'No such entity with %fieldName = %fieldValue', { fieldName, fieldValue })

/** InputException for a missing field. */
export const required = (fieldName: string): RestError =>
  new RestError(400, '"%fieldName" is required. Enter and try again.', { fieldName })

/** AuthorizationException: the caller may not use the call. */
export const unauthorized = (resources: string): RestError =>
  new RestError(401, "The consumer isn't authorized to access %resources.", { resources })
