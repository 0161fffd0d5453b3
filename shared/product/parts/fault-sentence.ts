// The error at a product's field: the server's own sentence, or else the sentence of a code.
import { sentence } from '#shared/i18n/sentences.ts'
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'

/** Empty where there is no error. @example faultSentence(faults['set.5']) */
export function faultSentence(fault: { words: string } | ProductProblem | undefined): string {
  if (!fault) return ''
  return 'words' in fault ? fault.words : sentence(fault.code, fault.values)
}
