// What a field of the grid says.
import { sentence } from '#shared/i18n/sentences.ts'
import type { FieldFault } from '#stores/product/personalisation/view.ts'

/** The sentence of a fault, in the server's words where it has some. */
export function faultWords(fault: FieldFault | undefined): string | null {
  if (!fault) return null
  return 'words' in fault ? fault.words : sentence(fault.code, fault.values)
}
