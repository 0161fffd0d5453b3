// Reports faults of an adapter: once in the console and as `touchline:error`, which the doctor shows.
import { emit } from '#shared/events/bus.ts'

/** An adapter that cannot be used, or a rule of it that failed. */
export class AdapterError extends Error {
  override readonly name = 'AdapterError'
}

const said = new Set<string>()

/** Reports a fault once a page, since a failing rule fails on every press. */
export function reportFault(message: string, cause?: unknown): AdapterError {
  const error = new AdapterError(`Touchline's adapter: ${message}`, { cause })
  if (said.has(message)) return error
  said.add(message)
  console.error(error.message, cause ?? '')
  emit('error', { error, phase: 'adapter' })
  return error
}

/** The message of an error. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
