// Reads a 4xx or 5xx answer: the message for the shopper, the code for scripts, and the requested wait.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { ErrorBody } from '#shared/wire/error-body.ts'
import { hasToken } from './attempt.ts'
import { ApiError } from './errors.ts'
import { fillPlaceholders } from './fill-placeholders.ts'

/** The error for a failed answer; `data` is its parsed body. */
export function refusalOf(status: number, data: unknown, call: string): ApiError {
  const { message, error, code, parameters, errors } = bodyOf(data)
  const text = message ?? error
  return new ApiError(status < 500 ? 'rejected' : 'unavailable', {
    call,
    status,
    // Where the browser keeps no cookies there will never be a token; the shopper can fix that.
    code: code === 'token' && !hasToken() ? 'no-cookie' : code,
    words: text ? fillPlaceholders(text, parameters) : null,
    fields: errors,
    cause: new Error(`HTTP ${status}`),
  })
}

/** The wait that a server requests, in milliseconds; null where it names none that can be parsed. */
export function retryAfterOf({ headers }: Response): number | null {
  const after = headers.get('Retry-After')
  if (!after) return null
  const wait = /^\d+$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - environment.now()
  return Number.isNaN(wait) ? null : wait
}

/** The fields of an error's body; empty for HTML or nonsense. */
function bodyOf(data: unknown): ErrorBody {
  const parsed = v.safeParse(ErrorBody, data)
  return parsed.success ? parsed.output : v.parse(ErrorBody, {})
}
