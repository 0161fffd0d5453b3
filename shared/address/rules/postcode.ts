// Rules of postcodes: length without spaces, and whether the format fits the country.
import type { Rule } from '#shared/domain/problem.ts'
import { every, oneLine, required } from '#shared/domain/text-rules.ts'

interface Lengths {
  min: number
  max: number
}

const lengths = new Map<string, Lengths>([
  ['NL', { min: 0, max: 6 }],
  ['GB', { min: 0, max: 7 }],
  ['DE', { min: 5, max: 5 }],
  ['BE', { min: 4, max: 4 }],
])
const elsewhere: Lengths = { min: 0, max: 10 }

const looks = new Map<string, RegExp>([
  ['NL', /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/],
  ['BE', /^[1-9]\d{3}$/],
  ['DE', /^\d{5}$/],
  ['SE', /^[1-9]\d{4}$/],
  ['GB', /^(?:[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|GIR0AA)$/],
])

/** A postcode in the form used for counting and comparing: without spaces, in capitals. */
export function bare(postcode: string): string {
  return postcode.replaceAll(/\s/g, '').toUpperCase()
}

/** The allowed lengths of a country's postcode, in characters. */
export function postcodeLengths(country: string | null): Readonly<Lengths> {
  return lengths.get(country ?? '') ?? elsewhere
}

/** The rule for a postcode: required, with the length of the country's postcodes. Sent as typed, trimmed. */
export function postcodeRule(country: string | null): Rule {
  const { min, max } = postcodeLengths(country)
  const fits: Rule = (text) => {
    // Counts the text as typed: in capitals an ß would count twice.
    const { length } = [...(text ?? '').replaceAll(/\s/g, '')]
    if (length > max) return { code: 'form.max-length', values: { length: max } }
    return length < min ? { code: 'form.min-length', values: { length: min } } : null
  }
  return every(required, fits, oneLine)
}

/** Whether to show "Invalid address. Are you sure it is correct?"; a warning, never a refusal. */
export function isDoubtfulPostcode(postcode: string | null, country: string | null): boolean {
  const look = looks.get(country ?? '')
  return look !== undefined && Boolean(postcode?.trim()) && !look.test(bare(postcode ?? ''))
}
