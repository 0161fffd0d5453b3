// Validates a field and reports invalid rules.
import { findProblems, readRules, type RuleList } from '#shared/domain/field-rules.ts'
import { holdsOf, holdsOfOther, type Field } from './fields.ts'
import { sentenceOf } from './sentences.ts'

const read = new Map<string, RuleList>()

/** Cached: five hundred fields usually share a few rule lists. */
function rulesOf({ rules }: Field): RuleList {
  const list = read.get(rules) ?? readRules(rules)
  read.set(rules, list)
  return list
}

/** Returns the messages about a field; empty if it is valid. */
export function judge(field: Field, form: HTMLFormElement): string[] {
  const own = field.owner.dataset['rulesMessage']
  return findProblems(rulesOf(field), holdsOf(field), (other) => holdsOfOther(form, other)).map((problem) =>
    problem.code === 'rule.regex' && own ? own : sentenceOf(problem),
  )
}

const reported = new WeakMap<Field, string>()

/** Reports each invalid rule list once. If the file with the messages fails to load, it is tried again at the next check. */
export function reportFaults(field: Field, mount: HTMLElement): void {
  const { faults } = rulesOf(field)
  if (faults.length === 0 || reported.get(field) === field.rules) return
  reported.set(field, field.rules)
  void import('./report-faults.ts').then(
    ({ sayFaults }) => sayFaults(field.owner, faults, mount),
    () => reported.delete(field),
  )
}
