// The host's implementation of rule lists; written separately from the widgets', so that tests can compare the two.
import type { Language } from '../host/store-view.ts'
import { isEmail } from './email.ts'
import { ruleTexts, type RuleTextId } from './texts/rules.ts'

/** The values of a posted field. */
export type Posted = readonly string[]

type Verdict = { say: RuleTextId; with?: readonly string[] } | null

const decimal = /^[+-]?(\d+|\d+[.,]\d+|[.,]\d+)$/

/** Splits a list at its bars; a backslash before a bar escapes it. */
function cut(list: string): string[] {
  const parts = ['']
  for (let at = 0; at < list.length; at++) {
    const letter = list[at] ?? ''
    if (letter === '\\' && list[at + 1] === '|') {
      parts[parts.length - 1] += '|'
      at++
    } else if (letter === '|') parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.filter((part) => part.trim() !== '')
}

/** The errors of one field. `isMany` if checkboxes or options share its name; `posted` returns the other fields' values. */
export function refusalsOf(
  list: string,
  values: Posted,
  language: Language,
  { isMany = false, posted = () => [], message }: { isMany?: boolean; posted?: (name: string) => Posted; message?: string } = {},
): string[] {
  const filled = values.map((value) => value.trim()).filter(Boolean)
  const said: string[] = []
  let numeric = false
  let single = false
  for (const part of cut(list)) {
    const at = part.indexOf(':')
    const rule = (at === -1 ? part : part.slice(0, at)).trim()
    const rest = at === -1 ? '' : part.slice(at + 1)
    if (rule === 'nullable') {
      if (filled.length === 0) return said
      continue
    }
    if (rule === 'bail') {
      single = true
      if (said.length > 0) return said.slice(0, 1)
      continue
    }
    numeric ||= rule === 'number' || rule === 'integer'
    const verdict = judge(rule, rest, filled, { numeric, isMany, posted })
    if (!verdict) continue
    const sentence = rule === 'regex' && message ? message : fill(ruleTexts[language][verdict.say], verdict.with ?? [])
    if (!said.includes(sentence)) said.push(sentence)
    if (single) return said
  }
  return said
}

function fill(text: string, values: readonly string[]): string {
  return values.reduce((filled, value, at) => filled.replace(`%${at + 1}`, () => value), text)
}

interface Around {
  numeric: boolean
  isMany: boolean
  posted: (name: string) => Posted
}

function judge(rule: string, rest: string, filled: readonly string[], { numeric, isMany, posted }: Around): Verdict {
  const needs: Verdict = filled.length > 0 ? null : { say: 'required' }
  if (rule === 'required') return needs
  if (rule === 'required-if') return posted(rest.trim()).some((value) => value.trim()) ? needs : null
  if (rule === 'accepted') return /^(1|on|true|yes)$/i.test(filled[0] ?? '') ? null : { say: 'accepted' }
  if (filled.length === 0) return null
  const parts = rest.split(',').map((one) => one.trim())
  const all = (pattern: RegExp, say: RuleTextId): Verdict => (filled.every((value) => pattern.test(value)) ? null : { say })
  switch (rule) {
    case 'alpha':
      return all(/^(\p{L}|\p{M})*$/u, 'alpha')
    case 'alpha-num':
      return all(/^(\p{L}|\p{M}|\p{Nd})*$/u, 'alpha-num')
    case 'alpha-num-dash':
      return all(/^(\p{L}|\p{M}|\p{Nd}|-)*$/u, 'alpha-num-dash')
    case 'num-dash':
      return all(/^(\d|-)*$/, 'num-dash')
    case 'number':
      return all(decimal, 'number')
    case 'integer':
      return all(/^[-+]?\d+$/, 'integer')
    case 'email':
      return filled.every((value) => isEmail(value) && Array.from(value).length < 256) ? null : { say: 'email' }
    case 'digits':
      return filled.every((value) => new RegExp(String.raw`^\d{${Number(rest)}}$`).test(value))
        ? null
        : { say: 'digits', with: [rest.trim()] }
    case 'within':
    case 'in':
      return filled.every((value) => parts.some((part) => part === value)) ? null : { say: 'incorrect' }
    case 'starts-with':
      return filled.every((value) => parts.some((part) => value.indexOf(part) === 0))
        ? null
        : { say: 'starts-with', with: [parts.join(', ')] }
    case 'ends-with':
      return filled.every((value) => parts.some((part) => value.slice(-part.length) === part))
        ? null
        : { say: 'ends-with', with: [parts.join(', ')] }
    case 'regex':
      return filled.every((value) => asPattern(rest).test(value)) ? null : { say: 'incorrect' }
    default:
      return measure(rule, parts, filled, numeric, isMany)
  }
}

function asPattern(written: string): RegExp {
  const end = written.lastIndexOf('/')
  if (written.startsWith('/') && end > 0) return new RegExp(written.slice(1, end), written.slice(end + 1))
  return new RegExp(written, 'u')
}

function measure(rule: string, parts: readonly string[], filled: readonly string[], numeric: boolean, isMany: boolean): Verdict {
  const [low = '', high = ''] = parts
  const sizes = numeric
    ? filled.filter((value) => decimal.test(value)).map((value) => Number.parseFloat(value.replace(',', '.')))
    : isMany
      ? [filled.length]
      : filled.map((value) => Array.from(value).length)
  const fails = (isWrong: (size: number) => boolean) => sizes.some(isWrong)
  switch (rule) {
    case 'min':
      return fails((size) => size < Number(low)) ? { say: numeric ? 'min' : 'too-short', with: [low] } : null
    case 'max':
      return fails((size) => size > Number(low)) ? { say: numeric ? 'max' : 'too-long', with: [low] } : null
    case 'equal':
      return fails((size) => size !== Number(low)) ? { say: numeric ? 'equal' : 'equal-length', with: [low] } : null
    case 'between':
      return fails((size) => size < Number(low) || size > Number(high))
        ? { say: numeric ? 'between' : 'between-length', with: [low, high] }
        : null
    default:
      throw new Error(`A form asks for the rule ${rule}, which does not exist`)
  }
}
