// The page's limits as a template sees them: told beside its options, since what a new password has to be is a setting of the whole page.
import { numberFor } from './markers.ts'
import type { TemplateOption } from './options.ts'
import type { Values } from './parts.ts'

/** Behind the widget's own options. A list that asks for no characters at all has a line less, which no template prints. */
export const limitOptions = (options: readonly TemplateOption[]): readonly TemplateOption[] => [
  { ...about, name: 'minLength', kind: 'number', choices: [1, 8, 12], marker: numberFor(options.length) },
  { ...about, name: 'minClasses', kind: 'choice', choices: [0, 1, 2, 3, 4], marker: '' },
]
const about = { isRequired: false, fields: [], isSetting: true } as const

/** The values of a template as a widget is told them: its options, and the page's limits where any are given. */
export function parted({ minLength, minClasses, ...options }: Values): { options: Values; limits?: object } {
  const isTold = minLength !== undefined || minClasses !== undefined
  return isTold ? { options, limits: { password: { minLength, minClasses } } } : { options }
}
