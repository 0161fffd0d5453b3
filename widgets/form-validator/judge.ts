// What is wrong with a field, in sentences; and what is wrong with its rules, for the page's author.
import { emit } from '#shared/events/bus.ts'
import { findProblems, readRules, ruleNames, type RuleList } from '#shared/domain/field-rules.ts'
import { describeElement } from '#shared/mount/describe-element.ts'
import { nearMiss } from '#shared/mount/near-miss.ts'
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

/** Names rules that nobody can go by, once: console, `touchline:error`, `onError`. */
export function tellFaults(field: Field, mount: HTMLElement): void {
  const { faults } = rulesOf(field)
  if (faults.length === 0 || told.get(field) === field.rules) return
  told.set(field, field.rules)
  for (const { rule, expected } of faults) {
    const meant = nearMiss(rule.split(':')[0] ?? '', ruleNames)
    const wanted = meant && expected.startsWith('one of') ? `the rule ${meant}` : expected
    const fault = { widget: 'form-validator', element: describeElement(field.owner), option: 'data-rules', value: rule, expected: wanted }
    const error = new Error(
      `Touchline form-validator: rule ${JSON.stringify(rule)} of ${fault.element} cannot be gone by, expected ${wanted}. Until then the field does not pass.`,
    )
    console.warn(error.message, field.owner)
    emit('error', { error, phase: 'options', widget: 'form-validator', element: field.owner, fault }, mount)
  }
}
