// The long words for a mount that cannot be served; they load only when somebody needs them.
import { MOUNT, WHEN } from './attributes.ts'
import { describeElement } from './describe-element.ts'
import { nearMiss } from './near-miss.ts'

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
