// Reads a field's list of rules, `required|number|between:1,30`, and finds problems. Pure, so host and page can both run it.
import { checks, type FieldProblem, type RuleArguments } from './field-checks.ts'

export type { FieldProblem } from './field-checks.ts'

/** One rule of a list: its name and its arguments. */
export interface FieldRule {
  name: string
  given: RuleArguments
}

/** An invalid rule; `field-faults.ts` describes the correct form. */
export interface RuleFault {
  /** The rule as it is written, and its name. */
  rule: string
  name: string
}

/** A parsed list. A field with an invalid rule never passes, since its author's intention is unknown. */
export interface RuleList {
  rules: readonly FieldRule[]
  faults: readonly RuleFault[]
}

/** The value of a field: one text, or the chosen values of several boxes, options or files. */
export type FieldHolds = string | readonly string[]

/**
 * Parses a list. A bar inside a regular expression is written `\|`.
 * @example readRules('nullable|email').rules // [{ name: 'nullable', ... }, { name: 'email', ... }]
 */
export function readRules(list: string): RuleList {
  const rules: FieldRule[] = []
  const faults: RuleFault[] = []
  for (const written of splitBars(list)) {
    const colon = written.indexOf(':')
    const name = (colon < 0 ? written : written.slice(0, colon)).trim()
    const text = colon < 0 ? '' : written.slice(colon + 1)
    if (name === '') continue
    const given = { text, list: text.split(',').map((part) => part.trim()) }
    const check = checkOf(name)
    const isFine = check ? (check.takes?.(given) ?? true) : name === 'nullable' || name === 'bail'
    if (isFine) rules.push({ name, given })
    else faults.push({ rule: written.trim(), name })
  }
  return { rules, faults }
}

const checkOf = (name: string) => (Object.hasOwn(checks, name) ? checks[name] : undefined)

/** Splits at bars without a backslash before them; `\|` becomes a bar. */
function splitBars(list: string): string[] {
  return list.split(/(?<!\\)\|/).map((part) => part.replaceAll(String.raw`\|`, '|'))
}

/**
 * The problems of a field, in the order of its rules: all, or with `bail` the first. `other` returns the value of another field of the
 * form, by id or name.
 * @example findProblems(readRules('required|min:2'), 'A', () => '') // [{ code: 'form.min-length', values: { length: '2' } }]
 */
export function findProblems(list: RuleList, holds: FieldHolds, other: (idOrName: string) => FieldHolds): FieldProblem[] {
  const texts = (typeof holds === 'string' ? [holds] : holds).map((text) => text.trim()).filter((text) => text !== '')
  const isEmpty = texts.length === 0
  const found: FieldProblem[] = []
  let isNumber = false
  const stopsAtFirst = list.rules.some(({ name }) => name === 'bail')
  for (const { name, given } of list.rules) {
    if (name === 'nullable' && isEmpty) break
    if (name === 'number' || name === 'integer') isNumber = true
    const check = checkOf(name)
    // Only `required` and similar rules apply to an empty field: optional fields need no second rule.
    if (!check || (isEmpty && !check.judgesEmpty)) continue
    const problem = check.find({ texts, isList: typeof holds !== 'string', isNumber, given, other })
    if (problem && !found.some(({ code }) => code === problem.code)) found.push(problem)
    if (stopsAtFirst && found.length > 0) break
  }
  if (found.length === 0 && list.faults.length > 0) found.push({ code: 'form.incorrect' })
  return found
}
