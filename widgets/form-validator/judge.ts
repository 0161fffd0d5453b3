// What is wrong with a field, in sentences; and what is wrong with its rules.
import { findProblems, readRules, type RuleList } from '#shared/domain/field-rules.ts'
import { holdsOf, holdsOfOther, type Field } from './fields.ts'
import { sentenceOf } from './sentences.ts'

const read = new Map<string, RuleList>()

/** Five hundred fields mostly share a few lists. */
function rulesOf({ rules }: Field): RuleList {
  const list = read.get(rules) ?? readRules(rules)
  read.set(rules, list)
  return list
}

/** The sentences about a field; none where it is fine. */
export function judge(field: Field, form: HTMLFormElement): string[] {
  const own = field.owner.dataset['rulesMessage']
  return findProblems(rulesOf(field), holdsOf(field), (other) => holdsOfOther(form, other)).map((problem) =>
    problem.code === 'rule.regex' && own ? own : sentenceOf(problem),
  )
}

const told = new WeakMap<Field, string>()

/** Has rules that nobody can go by named, once. Without the file that says them they do not pass all the same. */
export function tellFaults(field: Field, mount: HTMLElement): void {
  const { faults } = rulesOf(field)
  if (faults.length === 0 || told.get(field) === field.rules) return
  told.set(field, field.rules)
  void import('./tell-faults.ts').then(
    ({ sayFaults }) => sayFaults(field.owner, faults, mount),
    () => told.delete(field),
  )
}
