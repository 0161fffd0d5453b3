// The values of a recommendation, which a host writes with a point in every language.
import { formatNumber } from '#shared/i18n/format.ts'
import { isTension, readTension } from '#shared/product/rules/personalisation.ts'
import type { PersonalisationGroup } from '#shared/product/wire/personalisation.ts'

/** Whether a value is the recommended one, however its number is written: 25.5 or 25,5. */
export function isSame(value: string, recommended: string): boolean {
  return value === recommended || (readTension(value) !== null && readTension(value) === readTension(recommended))
}

/** The group with its recommendation as a shopper would type it, in the page's language. */
export function asTyped(group: PersonalisationGroup): PersonalisationGroup {
  const tensions = new Set(group.options.filter(isTension).map(({ id }) => id))
  const write = (optionId: number, value: string) => {
    const number = tensions.has(optionId) ? readTension(value) : null
    return { optionId, value: number === null ? value : formatNumber(number) }
  }
  const values = group.recommendation?.values.map(({ optionId, value }) => write(optionId, value))
  return { ...group, recommendation: group.recommendation && values ? { ...group.recommendation, values } : null }
}
