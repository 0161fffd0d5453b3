// What a product's field reports: the server's words, or else the sentence of a code.
import { sentence } from '#shared/i18n/sentences.ts'
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'

/** Empty where nothing is wrong. @example faultSentence(faults['set.5']) */
export function faultSentence(fault: { words: string } | ProductProblem | undefined): string {
  if (!fault) return ''
  return 'words' in fault ? fault.words : sentence(fault.code, fault.values)
}
