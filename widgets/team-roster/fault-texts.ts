// The error messages of the grid's fields.
import { sentence } from '#shared/i18n/sentences.ts'
import type { FieldFault } from '#stores/product/personalisation/view.ts'

/** Returns the message of a fault: the server's if it has one, otherwise ours. */
export function faultTexts(fault: FieldFault | undefined): string | null {
  if (!fault) return null
  return 'words' in fault ? fault.words : sentence(fault.code, fault.values)
}
