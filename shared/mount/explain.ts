// The long words for a mount that cannot be served as it is written; a file of its own, which loads only when somebody needs them.
import { MOUNT, WHEN } from './attributes.ts'
import type { OptionsSchema } from './define.ts'
import { describeElement } from './describe-element.ts'
import { nearMiss } from './near-miss.ts'
import { attributeOf, entriesOf, type Doubt, type OptionFault } from './options.ts'

/** What the loader and the runtime ask for when a mount is in doubt. */
export type Explain = typeof import('./explain.ts')

/** The faults among a mount's doubts. A name that nearly is an option's is one, any other is the host's own. */
export function explainOptions(widget: string, mount: Element, schema: OptionsSchema, doubts: readonly Doubt[]): OptionFault[] {
  const keys = [...entriesOf(schema).keys()]
  return doubts.flatMap(({ option, value, expected }) => {
    const meant = nearMiss(option, option.startsWith('data-') ? keys.map(attributeOf) : keys)
    const wanted = expected ?? (meant && `the name ${meant}`)
    return wanted ? [{ widget, element: describeElement(mount), option, value, expected: wanted }] : []
  })
}

/** A sentence for the console, the `touchline:error` event and `onError`. */
export function faultSentence(fault: OptionFault): string {
  const value = fault.value === undefined ? 'is missing' : `is ${JSON.stringify(fault.value)}`
  return `Touchline ${fault.widget}: option ${fault.option} of ${fault.element} ${value}, expected ${fault.expected}.`
}

/** A mount that names a widget we do not have. */
export function explainUnknownWidget(mount: Element, known: readonly string[]): Error {
  const name = mount.getAttribute(MOUNT) ?? ''
  const meant = nearMiss(name, known)
  const hint = meant ? `did you mean ${meant}?` : `known are ${known.join(', ')}.`
  return new Error(`Touchline: ${describeElement(mount)} asks for a widget named "${name}", which does not exist; ${hint}`)
}

/** A mount whose `data-when` is no strategy. */
export function explainWhen(mount: Element): Error {
  const name = mount.getAttribute(MOUNT) ?? ''
  const asked = mount.getAttribute(WHEN) ?? ''
  return new Error(
    `Touchline ${name}: option ${WHEN} of ${describeElement(mount)} is ${JSON.stringify(asked)}, expected load, idle, visible, interaction or media(...).`,
  )
}
