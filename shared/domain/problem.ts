// The type of a typed value's problem, as a code; `#shared/i18n/sentences.ts` has the sentence.
import type { Code } from './code.ts'

/** The code of a form sentence. */
export type ProblemCode = Extract<Code, `form.${string}`>

/** One problem with one field. `values` fill the sentence's placeholders. */
export interface Problem {
  code: ProblemCode
  values?: Readonly<Record<string, number>>
}

/** Validates typed text; null where it is valid. */
export type Rule = (text: string | null) => Problem | null
