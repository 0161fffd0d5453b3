// Parses what a host passes as a slot; each fault gives a sentence with the problem, the expected value and the solution.
import { nearMiss } from '#shared/mount/near-miss.ts'
import { type Place, places, type Slot } from './places.ts'
import { templateSlot } from './template.ts'

/** A parsed slot. */
export interface ReadSlot {
  place: Place
  /** Distinguishes places of the same name; null where the slot is in all of them. */
  key: string | number | null
  slot: Slot<never>
}

/** Called with a sentence for each fault. */
type ReportFault = (fault: string) => void

/** The slots in the given value; `reportFault` is called with its faults, for a template also later, when it is filled in. */
export function readSlots(place: string, given: unknown, reportFault: ReportFault): ReadSlot[] {
  const slots = place === 'checkout' && !isTemplate(given) ? shortForm(given, reportFault) : [readSlot(place, given, reportFault)]
  return slots.filter((slot) => slot !== null)
}

const parts: Readonly<Record<string, Place>> = {
  payment: 'checkout.payment',
  shipping: 'checkout.shipping',
  field: 'checkout.field',
}

/** The slots in the checkout's short form. */
function shortForm(given: unknown, reportFault: ReportFault): (ReadSlot | null)[] {
  const entries = isObject(given) ? Object.entries(given) : []
  if (entries.length === 0) reportFault(sentence('checkout', 'holds none of payment, shipping, field and address', 'nothing is added'))
  return entries.map(([name, part]) => {
    // Not a slot: `address.ts` reads it.
    if (name === 'address') return null
    const place = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (place) return readSlot(place, part, reportFault)
    reportFault(sentence('checkout', `names ${JSON.stringify(name)}, expected payment, shipping, field or address`, 'it does not count'))
    return null
  })
}

function readSlot(name: string, given: unknown, reportFault: ReportFault): ReadSlot | null {
  const place = Object.hasOwn(places, name) ? known.find((one) => one === name) : undefined
  if (!place) {
    const meant = nearMiss(name, known)
    reportFault(
      sentence(
        name,
        `is no place; ${meant ? `do you mean ${meant}?` : `known are ${known.join(', ')}, checkout and challenge`}`,
        'nothing is added',
      ),
    )
    return null
  }
  const { key: keyName, isNeeded, expected = '', takes } = places[place]
  const slot = isTemplate(given) ? templateSlot(given, (what) => reportFault(sentence(place, what, 'it is left out'))) : scriptSlot(given)
  if (isObject(given) && 'update' in given && typeof given.update !== 'function') {
    reportFault(sentence(place, 'update is no function', 'it does not count'))
  }
  if (!slot) {
    const what = isObject(given) ? 'has no function named mount' : `is ${describe(given)}`
    reportFault(sentence(place, `${what}, expected { mount(element, context) } or a <template>`, 'nothing is added'))
    return null
  }
  if (!keyName) return { place, key: null, slot }
  const key = isTemplate(given) ? keyOf(given, keyName) : Reflect.get(Object(given), keyName)
  if (takes?.(key)) return { place, key: typeof key === 'number' ? key : String(key), slot }
  if (key === undefined && !isNeeded) return { place, key: null, slot }
  const written = isTemplate(given) ? `data-${keyName}` : keyName
  const is = key === undefined ? 'is missing' : `is ${JSON.stringify(key)}`
  reportFault(sentence(place, `${written} ${is}, expected ${expected}`, 'nothing is added'))
  return null
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- the keys of a record are its type's names
const known = Object.keys(places) as Place[]

const sentence = (place: string, what: string, so: string) => `Touchline: extend('${place}'): ${what}; ${so}.`
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isTemplate = (value: unknown): value is HTMLTemplateElement => value instanceof HTMLTemplateElement

function scriptSlot(value: unknown): Slot<never> | null {
  if (!isObject(value)) return null
  const { mount, update }: { mount?: unknown; update?: unknown } = value
  if (typeof mount !== 'function') return null
  return {
    mount: (element, context) => mount.call(value, element, context),
    ...(typeof update === 'function' ? { update: (element, context) => update.call(value, element, context) } : {}),
  }
}

/** An attribute of a template, as a number where it is one. */
function keyOf(template: HTMLTemplateElement, name: string): string | number | undefined {
  const text = template.dataset[name]
  return text !== undefined && name === 'position' && /^\d+$/.test(text) ? Number(text) : text
}

function describe(value: unknown): string {
  if (value instanceof Element) return `a <${value.localName}>`
  return typeof value === 'string' ? JSON.stringify(value) : `of the type ${typeof value}`
}
