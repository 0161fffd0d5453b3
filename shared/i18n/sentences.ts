// Maps codes and failures to the sentences that a shopper reads.
import type { Code } from '#shared/domain/code.ts'
import type { Failure } from '#shared/domain/failure.ts'
import type { Problem } from '#shared/domain/problem.ts'
import { i18n } from './i18n.ts'
import { standIns } from './stand-ins.ts'

/**
 * The sentence of a code; empty for codes that are only logged.
 * @example sentence('form.min-length', { length: 2 }) // 'Min length is 2'
 */
export function sentence(code: Code, values?: Readonly<Record<string, string | number>>): string {
  if (Object.hasOwn(i18n.messages, code)) return i18n._(code, { ...values })
  // Removed by the build: in tests, English texts replace a missing catalogue.
  if (process.env.NODE_ENV !== 'production') return standIn(code, values)
  return ''
}

/** The sentence for a failure: the server's own message, else the code's sentence, else a general one. */
export function failureSentence({ message, code }: Failure, values?: Readonly<Record<string, string | number>>): string {
  return message ?? sentence(code ?? 'general.failed', values)
}

/** The sentence for a field's problem. */
export function problemSentence({ code, values }: Problem): string {
  return sentence(code, values)
}

function standIn(code: string, values: Readonly<Record<string, string | number>> = {}): string {
  const message = standIns.get(code)
  return message ? i18n._(code, { ...values }, { message }) : ''
}
