// The voice of a family of articles: one line for the list, one paragraph that opens the product page.
import type { Words } from '../words.ts'

/** Several of each, so that neighbours in a list do not read alike. `{model}` is brand and series. */
export interface Family {
  short: readonly Words[]
  long: readonly Words[]
}
