// How a fault of an adapter is named: once in the console, in `touchline:error` and with that in the doctor.
import { emit } from '#shared/events/bus.ts'

/** An adapter that cannot be used, or a rule of it that failed. */
export class AdapterError extends Error {
  override readonly name = 'AdapterError'
}

const said = new Set<string>()

/** Tells a fault, once in a page: a rule that fails does so at each press. */
export function tellFault(words: string, cause?: unknown): AdapterError {
  const error = new AdapterError(`Touchline's adapter: ${words}`, { cause })
  if (said.has(words)) return error
  said.add(words)
  console.error(error.message, cause ?? '')
  emit('error', { error, phase: 'adapter' })
  return error
}

/** What an error says of itself. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
