// Reads what a server says beside a 4xx or 5xx: its words for the shopper, its code for us, and how long it wants to be left alone.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { ErrorBody } from '#shared/wire/error-body.ts'
import { hasToken } from './attempt.ts'
import { ApiError } from './errors.ts'
import { fillPlaceholders } from './fill-placeholders.ts'

/** The error of an answer that is none; `data` is its body, read. */
export function refusalOf(status: number, data: unknown, call: string): ApiError {
  const { message, error, code, parameters, errors } = bodyOf(data)
  const words = message ?? error
  return new ApiError(status < 500 ? 'rejected' : 'unavailable', {
    call,
    status,
    // Where the browser keeps no cookie there will never be a token: the shopper can do something about that.
    code: code === 'token' && !hasToken() ? 'no-cookie' : code,
    words: words ? fillPlaceholders(words, parameters) : null,
    fields: errors,
    cause: new Error(`HTTP ${status}`),
  })
}

/** How many milliseconds a server asks us to wait; null where it has no wish that can be read. */
export function asksToWait({ headers }: Response): number | null {
  const after = headers.get('Retry-After')
  if (!after) return null
  const wait = /^\d+$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - environment.now()
  return Number.isNaN(wait) ? null : wait
}

/** An error's body, as far as it is one; HTML and nonsense are an empty one. */
function bodyOf(data: unknown): ErrorBody {
  const parsed = v.safeParse(ErrorBody, data)
  return parsed.success ? parsed.output : v.parse(ErrorBody, {})
}
