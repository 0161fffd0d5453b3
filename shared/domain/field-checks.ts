// The checks of the rules in a host's form, one entry per rule. With `number` or `integer` before them, limits apply to numbers, otherwise
// to lengths.
import { isEmail, EMAIL_LENGTH } from './email.ts'
import { fits } from './patient-pattern.ts'
import { lengthOf } from './text-rules.ts'

/** The text after a rule's colon: as written, and split at commas. */
export interface RuleArguments {
  text: string
  list: readonly string[]
}

/** A problem, as a code; the sentences are the spec's and, where it has none, our own. */
export interface FieldProblem {
  code: FieldCode
  values?: Readonly<Record<string, string>>
}

/** The code of a sentence. Our own forms use those of `form.` too. */
export type FieldCode =
  | 'form.required'
  | 'form.email'
  | 'form.between'
  | 'form.min-length'
  | 'form.max-length'
  | 'form.incorrect'
  | 'rule.accepted'
  | 'rule.alpha'
  | 'rule.alpha-num'
  | 'rule.alpha-num-dash'
  | 'rule.between-length'
  | 'rule.digits'
  | 'rule.ends-with'
  | 'rule.equal'
  | 'rule.equal-length'
  | 'rule.integer'
  | 'rule.max'
  | 'rule.min'
  | 'rule.num-dash'
  | 'rule.number'
  | 'rule.starts-with'
  | 'rule.regex'
  // Nothing is wrong with the field: its pattern takes too long, and the server has to judge.
  | 'rule.slow'

interface Look {
  /** The filled-in values, trimmed. */
  texts: readonly string[]
  /** Several boxes, options or files: their length is their number. */
  isList: boolean
  isNumber: boolean
  given: RuleArguments
  other: (idOrName: string) => string | readonly string[]
}

interface Check {
  find: (look: Look) => FieldProblem | null
  /** Whether the rule's arguments are valid. */
  takes?: (given: RuleArguments) => boolean
  judgesEmpty?: true
}

const NUMBER = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/
const ACCEPTED = ['1', 'on', 'true', 'yes']

/** A number as people write it, with a comma or a point; NaN where it is none. */
function numberOf(text: string): number {
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

const isFilled = (holds: string | readonly string[]) => (typeof holds === 'string' ? [holds] : holds).some((text) => text.trim() !== '')

const takesNumbers =
  (count: number): NonNullable<Check['takes']> =>
  ({ list }) =>
    list.length === count && list.every((text) => NUMBER.test(text) && !text.includes(','))

const takesText: Check['takes'] = ({ text }) => text.trim() !== ''

/** A check that every text matches a pattern. */
const looks = (pattern: RegExp, code: FieldCode): Check => ({
  find: ({ texts }) => (texts.every((text) => pattern.test(text)) ? null : { code }),
})

/** A check that compares numbers or lengths with the rule's limits. */
function measures(
  isFine: (size: number, limits: readonly number[]) => boolean,
  [ofNumber, ofLength]: readonly [FieldCode, FieldCode],
  names: (numbers: boolean) => readonly string[],
): Check['find'] {
  return ({ texts, isList, isNumber, given: { list } }) => {
    const limits = list.map(Number)
    const sizes = isNumber ? texts.map(numberOf) : isList ? [texts.length] : texts.map(lengthOf)
    // A text that is not a number is reported by `number`.
    if (sizes.every((size) => Number.isNaN(size) || isFine(size, limits))) return null
    const values = Object.fromEntries(names(isNumber).map((name, at) => [name, list[at] ?? '']))
    return { code: isNumber ? ofNumber : ofLength, values }
  }
}

/** The pattern of `/pattern/flags`, or of the pattern alone, which is then read as Unicode where possible; null where it is invalid. */
export function patternOf(text: string): RegExp | null {
  const [, inner, flags] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? []
  for (const [source, flag] of inner === undefined
    ? [
        [text, 'u'],
        [text, ''],
      ]
    : [[inner, flags ?? '']]) {
    try {
      return new RegExp(source ?? '', flag)
    } catch {
      // The pattern may be valid without the Unicode flag.
    }
  }
  return null
}

const required: Check = { find: ({ texts }) => (texts.length === 0 ? { code: 'form.required' } : null), judgesEmpty: true }
const oneOf: Check = {
  find: ({ texts, given }) => (texts.every((text) => given.list.includes(text)) ? null : { code: 'form.incorrect' }),
  takes: takesText,
}
const edge = (code: FieldCode, isThere: (text: string, part: string) => boolean): Check => ({
  find: ({ texts, given: { list } }) =>
    texts.every((text) => list.some((part) => isThere(text, part))) ? null : { code, values: { text: list.join(', ') } },
  takes: takesText,
})

/** The checks by rule; `nullable` and `bail` check nothing and are handled by the list itself. */
export const checks: Readonly<Record<string, Check>> = {
  accepted: {
    find: ({ texts }) => (ACCEPTED.includes(texts[0]?.toLowerCase() ?? '') ? null : { code: 'rule.accepted' }),
    judgesEmpty: true,
  },
  alpha: looks(/^[\p{L}\p{M}]+$/u, 'rule.alpha'),
  'alpha-num': looks(/^[\p{L}\p{M}\p{Nd}]+$/u, 'rule.alpha-num'),
  'alpha-num-dash': looks(/^[\p{L}\p{M}\p{Nd}-]+$/u, 'rule.alpha-num-dash'),
  between: {
    find: measures(
      (size, [min = 0, max = 0]) => size >= min && size <= max,
      ['form.between', 'rule.between-length'],
      () => ['min', 'max'],
    ),
    takes: (given) => takesNumbers(2)(given) && Number(given.list[0]) <= Number(given.list[1]),
  },
  digits: {
    find: ({ texts, given }) =>
      texts.every((text) => /^\d+$/.test(text) && text.length === Number(given.text))
        ? null
        : { code: 'rule.digits', values: { count: given.text.trim() } },
    takes: ({ text }) => /^\s*[1-9]\d{0,3}\s*$/.test(text),
  },
  email: { find: ({ texts }) => (texts.every((text) => isEmail(text) && lengthOf(text) <= EMAIL_LENGTH) ? null : { code: 'form.email' }) },
  'ends-with': edge('rule.ends-with', (text, part) => text.endsWith(part)),
  equal: {
    find: measures(
      (size, [only]) => size === only,
      ['rule.equal', 'rule.equal-length'],
      (isNumber) => [isNumber ? 'number' : 'length'],
    ),
    takes: takesNumbers(1),
  },
  integer: looks(/^[+-]?\d+$/, 'rule.integer'),
  max: {
    find: measures(
      (size, [max = 0]) => size <= max,
      ['rule.max', 'form.max-length'],
      (isNumber) => [isNumber ? 'number' : 'length'],
    ),
    takes: takesNumbers(1),
  },
  min: {
    find: measures(
      (size, [min = 0]) => size >= min,
      ['rule.min', 'form.min-length'],
      (isNumber) => [isNumber ? 'number' : 'length'],
    ),
    takes: takesNumbers(1),
  },
  'num-dash': looks(/^[\d-]+$/, 'rule.num-dash'),
  number: looks(NUMBER, 'rule.number'),
  regex: {
    find({ texts, given: { text: written } }) {
      const pattern = patternOf(written)
      const found = texts.map((text) => pattern !== null && fits(pattern, text))
      if (found.includes(false)) return { code: 'rule.regex' }
      return found.includes(null) ? { code: 'rule.slow', values: { rule: `regex:${written}` } } : null
    },
    takes: ({ text }) => text !== '' && patternOf(text) !== null,
  },
  required,
  'required-if': {
    find: (look) => (isFilled(look.other(look.given.text.trim())) ? required.find(look) : null),
    takes: takesText,
    judgesEmpty: true,
  },
  'starts-with': edge('rule.starts-with', (text, part) => text.startsWith(part)),
  within: oneOf,
  in: oneOf,
}
