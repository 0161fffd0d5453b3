// Describes the correct form of an invalid rule, for the page's author; loaded only if there is one.
import { checks } from './field-checks.ts'
import type { RuleFault } from './field-rules.ts'

/** Every rule's name, for messages about a typo. */
export const ruleNames: readonly string[] = [...Object.keys(checks), 'nullable', 'bail']

const number = (name: string, example: number) => `a number, as in ${name}:${example}`
const wanted: Readonly<Record<string, string>> = {
  between: 'two numbers, the smaller number first, as in between:1,30',
  digits: 'how many, as in digits:4',
  equal: number('equal', 8),
  max: number('max', 255),
  min: number('min', 2),
  regex: String.raw`a regular expression, as in regex:^\d{4}$`,
  'required-if': 'the id or name of a field, as in required-if:company',
}

/**
 * The expected form of a rule.
 * @example expectedOf({ rule: 'digits', name: 'digits' }) // 'how many, as in digits:4'
 */
export function expectedOf({ name }: RuleFault): string {
  if (!ruleNames.includes(name)) return `one of ${ruleNames.join(', ')}`
  return Object.hasOwn(wanted, name) ? (wanted[name] ?? '') : 'something behind a colon'
}
