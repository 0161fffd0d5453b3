// From a code to the sentence a shopper reads, and from a failure to what is said about it.
import type { DeliveryCode, Failure, MessageCode } from '#shared/domain/failure.ts'
import type { Problem, ProblemCode } from '#shared/domain/problem.ts'
import { i18n } from './i18n.ts'
import { texts } from './texts.ts'

/**
 * The sentence of a code; empty for codes that only the log reads.
 * @example sentence('form.min-length', { length: 2 }) // 'Min length is 2'
 */
export function sentence(code: MessageCode | ProblemCode | DeliveryCode, values?: Readonly<Record<string, string | number>>): string {
  if (Object.hasOwn(i18n.messages, code)) return i18n._(code, { ...values })
  // The build drops this and the texts with it: in tests English stands in for a catalogue that is not there.
  if (process.env.NODE_ENV !== 'production') return standIn(code, values)
  return ''
}

/** What a shopper reads of a failure: the server's own words, else the code's sentence, else that something went wrong. */
export function failureSentence({ message, code }: Failure, values?: Readonly<Record<string, string | number>>): string {
  return message ?? sentence(code ?? 'general.failed', values)
}

/** What is wrong with a field, for beside it. */
export function problemSentence({ code, values }: Problem): string {
  return sentence(code, values)
}

function standIn(code: string, values: Readonly<Record<string, string | number>> = {}): string {
  const message = Object.entries(texts).find(([key]) => key === code)?.[1].message
  return message ? i18n._(code, { ...values }, { message }) : ''
}
