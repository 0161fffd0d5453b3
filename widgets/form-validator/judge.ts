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
export function judge(field: Field, form: HTMLFormElement, mount: HTMLElement): string[] {
  const own = field.owner.dataset['rulesMessage']
  return findProblems(rulesOf(field), holdsOf(field), (other) => holdsOfOther(form, other)).flatMap((problem) => {
    if (problem.code === 'rule.slow') report(slow, field, (say) => say.saySlow(field.owner, problem.values?.['rule'] ?? '', mount))
    return problem.code === 'rule.regex' && own ? own : (sentenceOf(problem) ?? [])
  })
}

const invalid = new WeakMap<Field['owner'], string>()
const slow = new WeakMap<Field['owner'], string>()

/** Reports each invalid rule list once. */
export function reportFaults(field: Field, mount: HTMLElement): void {
  const { faults } = rulesOf(field)
  if (faults.length > 0) report(invalid, field, ({ sayFaults }) => sayFaults(field.owner, faults, mount))
}

/** Once for each field and rule list. If the file with the messages fails to load, it is tried again at the next check. */
function report(
  known: WeakMap<Field['owner'], string>,
  { owner, rules }: Field,
  say: (messages: typeof import('./report-faults.ts')) => void,
): void {
  if (known.get(owner) === rules) return
  known.set(owner, rules)
  void import('./report-faults.ts').then(say, () => known.delete(owner))
}
