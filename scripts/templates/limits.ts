// The page's limits as inputs of a template: the rules for a new password are a setting of the whole page.
import { numberFor } from './markers.ts'
import type { TemplateOption } from './options.ts'
import type { Values } from './parts.ts'

/** The limits follow the widget's own options. A list without a rule on characters has one line less, which no template prints. */
export const limitOptions = (options: readonly TemplateOption[]): readonly TemplateOption[] => [
  { ...about, name: 'minLength', kind: 'number', choices: [1, 8, 12], marker: numberFor(options.length) },
  { ...about, name: 'minClasses', kind: 'choice', choices: [0, 1, 2, 3, 4], marker: '' },
]
const about = { isRequired: false, fields: [], isSetting: true } as const

/** Splits a template's values into the widget's options and, if any are given, the page's limits. */
export function parted({ minLength, minClasses, ...options }: Values): { options: Values; limits?: object } {
  const isReported = minLength !== undefined || minClasses !== undefined
  return isReported ? { options, limits: { password: { minLength, minClasses } } } : { options }
}
