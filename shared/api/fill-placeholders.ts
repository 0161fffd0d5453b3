// Fills the placeholders of Magento's sentences: `%1` is the first of a list, `%name` an entry by name.
import type { ErrorBody } from '#shared/wire/error-body.ts'

/** Nobody reads a longer message, and a page of HTML is not a sentence. */
const LONGEST = 500

/**
 * Fills a host's sentence; a placeholder without a value stays.
 * @example fillPlaceholders('Only %1 of %2 left', [2, 'Ball']) // 'Only 2 of Ball left'
 */
export function fillPlaceholders(sentence: string, parameters: ErrorBody['parameters']): string {
  const filled = sentence.replace(/%(\w+)/g, (placeholder, name: string) => {
    const value = Array.isArray(parameters) ? parameters[Number(name) - 1] : Object.hasOwn(parameters, name) ? parameters[name] : undefined
    return value === undefined ? placeholder : String(value)
  })
  return filled.trim().slice(0, LONGEST)
}
