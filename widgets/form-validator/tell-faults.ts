// Names rules that nobody can go by, for the page's author: only pages with such a rule load it.
import { emit } from '#shared/events/bus.ts'
import { ruleNames, type RuleList } from '#shared/domain/field-rules.ts'
import { describeElement } from '#shared/mount/describe-element.ts'
import { nearMiss } from '#shared/mount/near-miss.ts'

/** Says each in the console, by `touchline:error` and to `onError`. */
export function sayFaults(owner: Element, faults: RuleList['faults'], mount: HTMLElement): void {
  for (const { rule, expected } of faults) {
    const meant = nearMiss(rule.split(':')[0] ?? '', ruleNames)
    const wanted = meant && expected.startsWith('one of') ? `the rule ${meant}` : expected
    const fault = { widget: 'form-validator', element: describeElement(owner), option: 'data-rules', value: rule, expected: wanted }
    const error = new Error(
      `Touchline form-validator: rule ${JSON.stringify(rule)} of ${fault.element} cannot be gone by, expected ${wanted}. Until then the field does not pass.`,
    )
    console.warn(error.message, owner)
    emit('error', { error, phase: 'options', widget: 'form-validator', element: owner, fault }, mount)
  }
}
