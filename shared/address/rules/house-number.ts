// Removes a house number from the street's line if it is also in its own field: browsers fill in the whole line, and people type it twice.
import type { Address } from '#shared/address/wire/address.ts'

/** The minimum number of letters in a street's name: Mannheim has a street "C 4", whose house 4 is no repetition. */
const NAME = /\p{L}.*\p{L}.*\p{L}/u

/**
 * The lines of a street with its house number once.
 * @example withNumberOnce(['Damrak 1', '1', null]) // ['Damrak', '1', null]
 */
export function withNumberOnce(street: Address['street']): Address['street'] {
  const [line, number, addition] = street.map((part) => (part ?? '').trim())
  if (!line || !number || !/\d/.test(number)) return street
  const whole = addition ? [`${number}${addition}`, `${number} ${addition}`, `${number}-${addition}`, number] : [number]
  const lower = line.toLowerCase()
  for (const repeated of whole.map((text) => text.toLowerCase())) {
    const name = lower.endsWith(` ${repeated}`)
      ? line.slice(0, -repeated.length)
      : lower.startsWith(`${repeated} `)
        ? line.slice(repeated.length)
        : ''
    const alone = name.replace(/^[\s,]+|[\s,]+$/g, '')
    if (NAME.test(alone)) return [alone, street[1], street[2]]
  }
  return street
}
