// What is wrong with something a person typed, as a code; `#shared/i18n/sentences.ts` has the sentence.
import type { Code } from './code.ts'

/** Names a form sentence. */
export type ProblemCode = Extract<Code, `form.${string}`>

/** One problem with one field. `values` fill the sentence's placeholders. */
export interface Problem {
  code: ProblemCode
  values?: Readonly<Record<string, number>>
}

/** Looks at what a person typed; null where nothing is wrong. */
export type Rule = (text: string | null) => Problem | null
