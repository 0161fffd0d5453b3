// What is wrong with a field's value, in words for people. The host decides by it too, so that editor and host never disagree.
import type { Say, Word } from './words.ts'

/** The parts of a field that its values are checked by. */
export interface CheckedField {
  kind: string
  choices: readonly string[]
  minimum: number | null
  maximum: number | null
  isWhole: boolean
}

/** What is wrong with a value. */
export interface Fault {
  word: Word
  minimum: number | null
  maximum: number | null
}

const numeric = new Set(['number', 'product', 'category'])

/** What is wrong with a value; null if it is right or empty. */
export function faultOf(field: CheckedField, value: unknown): Fault | null {
  const { minimum, maximum } = field
  if (value === undefined || value === '') return null
  const word = numeric.has(field.kind) ? numberFault(field, value) : otherFault(field, value)
  return word && { word, minimum, maximum }
}

/** The fault as a sentence. */
export function faultText(say: Say, { word, minimum, maximum }: Fault): string {
  return say(word, { minimum: minimum ?? '', maximum: maximum ?? '' })
}

/** What to do about a required value that is missing. */
export function missingText(say: Say, { kind }: Pick<CheckedField, 'kind'>): string {
  return say(kind === 'product' ? 'missingProduct' : 'missingOther')
}

function numberFault({ kind, minimum, maximum, isWhole }: CheckedField, value: unknown): Word | null {
  const isNumber = typeof value === 'number' && Number.isFinite(value)
  if (kind !== 'number') return isNumber ? null : 'faultChoice'
  const isLow = isNumber && minimum !== null && value < minimum
  const isHigh = isNumber && maximum !== null && value > maximum
  if (isNumber && !isLow && !isHigh) return isWhole && !Number.isInteger(value) ? 'faultWhole' : null
  if (minimum !== null && maximum !== null) return 'faultBetween'
  if (minimum !== null) return 'faultLeast'
  return maximum === null ? 'faultNumber' : 'faultMost'
}

function otherFault({ kind, choices }: CheckedField, value: unknown): Word | null {
  if (kind === 'switch') return typeof value === 'boolean' ? null : 'faultChoice'
  if (kind === 'choice') return typeof value === 'string' && choices.includes(value) ? null : 'faultChoice'
  if (kind === 'scenes') return isListOf(value, (one) => typeof one === 'string') ? null : 'faultChoice'
  if (kind === 'products') return isListOf(value, Number.isInteger) ? null : 'faultChoice'
  if (typeof value !== 'string') return 'faultText'
  return kind === 'moment' && Number.isNaN(Date.parse(value)) ? 'faultMoment' : null
}

function isListOf(value: unknown, isRight: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isRight)
}
