// The rule list of a field as a page's author writes it, `required|number|between:1,30`, and what it finds wrong. Pure; host and page may both run it.
import { checks, type FieldProblem, type RuleArguments } from './field-checks.ts'

export type { FieldProblem } from './field-checks.ts'

/** One rule of a list: its name and what stands behind the colon. */
export interface FieldRule {
  name: string
  given: RuleArguments
}

/** A rule that nobody can go by; `field-faults.ts` says what it should have been. */
export interface RuleFault {
  /** The rule as it is written, and its name. */
  rule: string
  name: string
}

/** A list that was read. A field with a fault never passes, since nobody knows what its author wanted of it. */
export interface RuleList {
  rules: readonly FieldRule[]
  faults: readonly RuleFault[]
}

/** What a field holds: one text, or the chosen ones of several boxes, options or files. */
export type FieldHolds = string | readonly string[]

/**
 * Reads a list. A bar inside a regular expression is written `\|`.
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

/** Parts between bars that have no backslash before them; `\|` becomes a bar. */
function splitBars(list: string): string[] {
  return list.split(/(?<!\\)\|/).map((part) => part.replaceAll(String.raw`\|`, '|'))
}

/**
 * What is wrong with a field, in the order of its rules: all of it, or with `bail` the first.
 * `other` answers what another field of the form holds, by id or name.
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
    // An empty field is for `required` and its like to judge: optional fields need no second rule.
    if (!check || (isEmpty && !check.judgesEmpty)) continue
    const problem = check.find({ texts, isList: typeof holds !== 'string', isNumber, given, other })
    if (problem && !found.some(({ code }) => code === problem.code)) found.push(problem)
    if (stopsAtFirst && found.length > 0) break
  }
  if (found.length === 0 && list.faults.length > 0) found.push({ code: 'form.incorrect' })
  return found
}
