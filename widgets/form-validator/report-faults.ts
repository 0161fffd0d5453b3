// Reports invalid and slow rules to the page's author; only pages with such a rule load it.
import { emit } from '#shared/events/bus.ts'
import { expectedOf, ruleNames } from '#shared/domain/field-faults.ts'
import type { RuleList } from '#shared/domain/field-rules.ts'
import { describeElement } from '#shared/mount/describe-element.ts'
import { nearMiss } from '#shared/mount/near-miss.ts'

/** Reports each fault in the console, as a `touchline:error` event and to `onError`. */
export function sayFaults(owner: Element, faults: RuleList['faults'], mount: HTMLElement): void {
  for (const each of faults) {
    const { rule, name } = each
    const meant = ruleNames.includes(name) ? null : nearMiss(name, ruleNames)
    const wanted = meant ? `the rule ${meant}` : expectedOf(each)
    tell(owner, mount, rule, wanted, `cannot be gone by, expected ${wanted}. Until then the field does not pass.`)
  }
}

/** Reports a pattern that takes too long on what was typed. */
export function saySlow(owner: Element, rule: string, mount: HTMLElement): void {
  const wanted = 'a pattern that repeats one thing at a time, without a repetition in a repetition'
  tell(
    owner,
    mount,
    rule,
    wanted,
    `would block the page on what was typed, expected ${wanted}. Until then the server has to judge the field.`,
  )
}

function tell(owner: Element, mount: HTMLElement, rule: string, expected: string, words: string): void {
  const fault = { widget: 'form-validator', element: describeElement(owner), option: 'data-rules', value: rule, expected }
  const error = new Error(
    `Touchline form-validator: rule ${JSON.stringify(rule)} of ${fault.element} in ${describeElement(mount)} ${words}`,
  )
  console.warn(error.message, owner)
  emit('error', { error, phase: 'options', widget: 'form-validator', element: owner, fault }, mount)
}
