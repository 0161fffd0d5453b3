// What is wrong with something a person typed, as a code; `#shared/i18n/sentences.ts` has the sentence.

/** Names a form sentence. */
export type ProblemCode =
  | 'form.required'
  | 'form.email'
  | 'form.email-repeat'
  | 'form.between'
  | 'form.min-length'
  | 'form.max-length'
  | 'form.max-characters'
  | 'form.incorrect'
  | 'form.country'
  | 'form.fields-missing'
  | 'form.password-classes'
  | 'form.password-repeat'
  | 'form.code'
  | 'form.file-count'
  | 'form.file-size'
  | 'form.file-kind'

/** One problem with one field. `values` fill the sentence's placeholders. */
export interface Problem {
  code: ProblemCode
  values?: Readonly<Record<string, number>>
}

/** Looks at what a person typed; null where nothing is wrong. */
export type Rule = (text: string | null) => Problem | null
