// Explains page settings that cannot be used as written: one sentence for the console, the event and the doctor.
import { carriers, variants } from '#shared/domain/code-names.ts'
import { settingsFrom } from '#shared/wire/page.ts'
import { PAGE_ID } from './attributes.ts'
import { nearMiss } from './near-miss.ts'
import type { OptionFault } from './options.ts'
import { hasDoubts, recordOf } from './page-doubts.ts'

/** A setting that is not used as written. */
export interface SettingFault {
  fault: OptionFault
  sentence: string
}

/** The expected value of a setting by its path; the first match counts. */
const wanted: readonly [RegExp, string][] = [
  [/^locale$/, 'language and country, as in nl_NL'],
  [/^currency$/, 'three capital letters, as in EUR'],
  [/^country$/, 'two capital letters, as in NL'],
  [/^countries$/, 'a list of countries in two capital letters, as in ["NL", "BE"]'],
  [/^(base|api)Url$/, 'a path from the root or a whole address, as in /nl/'],
  [/^routes\../, 'the address of a page, as in /nl/checkout/cart'],
  [/^(assistant|limits\.emailRepeat)$/, 'true or false'],
  [/^(store\.id|limits\..+)$/, 'a whole number'],
  [/^store\../, 'text'],
  [/^facets/, 'names by the code of the facet, as in { "color": "Kleur" }'],
  [/^messages/, 'texts by the id of the message'],
  [/^analytics\.targets$/, 'a list of dataLayer, gtag and postMessage'],
  [/^paymentOrigins$/, 'a list of origins, as in ["https://pay.example"]'],
  [/^delivery$/, 'timeZone, cutOff as in 22:00 and fee, all in their form'],
  [/^widgets\../, 'an object of options by name'],
]

/** The allowed names in a section of codes; others are not kept. */
const names: Readonly<Record<string, readonly string[]>> = { 'pickup.': carriers, 'payment.': [...variants, 'default'] }

/** All faults of the settings; `known` are the names of all widgets, for presets. */
export function settingFaults(written: unknown, known: readonly string[]): SettingFault[] {
  const used = settingsFrom(written)
  const { widgets, ...rest } = recordOf(written) ?? {}
  return [...faultsIn(rest, { ...used }, ''), ...presetFaults(widgets, known)]
}

function* faultsIn(written: Record<string, unknown>, used: Record<string, unknown>, path: string): Generator<SettingFault> {
  for (const [name, value] of Object.entries(written)) {
    if (value === null) continue
    const [inner, innerUsed] = [recordOf(value), recordOf(used[name])]
    const known = names[path]
    if (known && !known.includes(name)) {
      const meant = nearMiss(name, known)
      yield faultOf(path + name, value, meant ? `the name ${path}${meant}` : `one of ${known.map((one) => path + one).join(', ')}`)
    } else if (!Object.hasOwn(used, name)) {
      const meant = nearMiss(name, Object.keys(used))
      if (meant) yield faultOf(path + name, value, `the name ${path}${meant}`)
    } else if (inner && innerUsed && path + name !== 'messages') yield* faultsIn(inner, innerUsed, `${path}${name}.`)
    else if (hasDoubts(value, used[name]) && loosely(value) !== loosely(used[name]))
      yield faultOf(path + name, value, expectedOf(path + name), used[name])
  }
  const { locale } = path === '' ? written : {}
  if (typeof locale === 'string' && used['locale'] === locale && !/^[a-z]{2,3}[-_][A-Z]{2}$/.test(locale))
    yield faultOf('locale', locale, expectedOf('locale'), locale)
}

/** The value as text, for comparison: PHP writes some numbers as text, and an empty map as an empty list. */
const loosely = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => {
    if (typeof one === 'number') return String(one)
    return typeof one === 'object' && one !== null && Object.keys(one).length === 0 ? null : one
  })

function presetFaults(widgets: unknown, known: readonly string[]): SettingFault[] {
  const presets = recordOf(widgets)
  if (!presets)
    return widgets === undefined || widgets === null || (Array.isArray(widgets) && widgets.length === 0)
      ? []
      : [faultOf('widgets', widgets, 'presets by the name of the widget')]
  return Object.entries(presets).flatMap(([name, value]) => {
    const path = `widgets.${name}`
    if (known.includes(name)) return recordOf(value) ? [] : [faultOf(path, value, expectedOf(path))]
    const meant = nearMiss(name, known)
    return [faultOf(path, value, meant ? `the name widgets.${meant}` : "a widget's name, as data-touchline has it")]
  })
}

const expectedOf = (path: string) => wanted.find(([pattern]) => pattern.test(path))?.[1] ?? 'what README.md says of it'

function faultOf(option: string, value: unknown, expected: string, used?: unknown): SettingFault {
  const so = used === undefined || used === null ? 'It does not count.' : `${JSON.stringify(used)} is used.`
  return {
    fault: { widget: '', element: `script#${PAGE_ID}`, option, value, expected },
    sentence: `Touchline: setting ${option} of #${PAGE_ID} is ${JSON.stringify(value)}, expected ${expected}. ${so}`,
  }
}
