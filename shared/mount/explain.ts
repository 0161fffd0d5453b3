// Explains options that cannot be used as written; a separate file, loaded only when needed.
import { getDefault, safeParse } from 'valibot'
import { MOUNT, OPTIONS, PAGE_ID, WHEN } from './attributes.ts'
import type { OptionsSchema } from './define.ts'
import { describeElement } from './describe-element.ts'
import { settingFaults } from './explain-settings.ts'
import { nearMiss } from './near-miss.ts'
import { attributeOf, entriesOf, type Doubt, type OptionFault } from './options.ts'

/** The functions that the loader and the runtime load for a doubtful mount. */
export type Explain = typeof import('./explain.ts')

/** A message about a mount or a page, where it is not the mount that was checked. */
export interface Explained {
  error: Error
  fault?: OptionFault
  widget?: string
  element?: Element
}

/** The correct form of options that are often written wrongly, by the schema's expectation. */
const writing: Readonly<Record<string, string>> = {
  number: ', written as in 49.95',
  boolean: ', which is true or false',
  Array: `, as JSON here or in a child <script type="application/json" ${OPTIONS}>`,
  Object: `, as JSON here or in a child <script type="application/json" ${OPTIONS}>`,
}

const isIdName = (option: string, expected: string) => expected === 'number' && option.endsWith('-id')

/** Presets already reported: one sentence a page, however many mounts read them. */
const named = new Set<string>()

/** The faults among a mount's doubts. A near miss of an option's name is a fault, any other name is the host's own. */
export function explainOptions(widget: string, mount: Element, schema: OptionsSchema, doubts: readonly Doubt[]): Explained[] {
  const entries = entriesOf(schema)
  const keys = [...entries.keys()]
  return doubts.flatMap(({ option, value, expected, isPreset }) => {
    const preset = `${widget}.${option}`
    if (isPreset && named.has(preset)) return []
    if (isPreset) named.add(preset)
    const isAttribute = option.startsWith('data-')
    const meant = nearMiss(option, isAttribute ? keys.map(attributeOf) : keys)
    const wanted = expected ?? (meant && `the name ${meant}`)
    if (!wanted) return []
    const place = isPreset ? `#${PAGE_ID}` : describeElement(mount)
    const fault: OptionFault = { widget, element: place, option, value, expected: wanted }
    const entry = expected ? entries.get(keys.find((key) => key === option || attributeOf(key) === option) ?? '')?.schema : undefined
    const isNeeded = entry !== undefined && !safeParse(entry, getDefault(entry)).success
    return [
      {
        error: new Error(
          faultSentence(
            fault,
            (isAttribute && expected && (isIdName(option, expected) ? ', as in 12' : writing[expected])) || '',
            isNeeded,
          ),
        ),
        fault,
      },
    ]
  })
}

function faultSentence({ widget, element, option, value, expected }: OptionFault, how: string, isNeeded: boolean): string {
  const what = value === undefined ? 'is missing' : `is ${JSON.stringify(value)}`
  const so = isNeeded ? 'Without it the mount keeps its own HTML.' : 'It does not count.'
  return `Touchline ${widget}: option ${option} of ${element} ${what}, expected ${expected}${how}. ${so}`
}

/** Explains a JSON child that is invalid: `read` is the error; or that is a list: `read` is the list. */
export function explainJson(widget: string, mount: Element, read: unknown): Explained[] {
  const why = `the JSON in <script ${OPTIONS}> cannot be read, so none of it counts`
  const message = Array.isArray(read) ? 'a list, expected an object of options by name' : wordsOf(read)
  return [{ error: new Error(`Touchline ${widget}: ${why}; in ${describeElement(mount)}: ${message}`, { cause: read }) }]
}

/** Explains a JSON child that holds our options but lacks our attribute. */
export function explainStray({ name, options }: { name: string; options: OptionsSchema }, mount: Element, script: Element): Explained[] {
  if (script.getAttribute('type') !== 'application/json') return []
  // Another attribute claims it, e.g. that of a page editor for its snippet.
  if (script.getAttributeNames().some((attribute) => /^data-(?!.*(touchline|option))/.test(attribute))) return []
  if (![...entriesOf(options).keys()].some((key) => script.textContent.includes(`"${key}"`))) return []
  const what = `the JSON in ${describeElement(mount)} has options, but its <script type="application/json"> has no ${OPTIONS}`
  return [{ error: new Error(`Touchline ${name}: ${what}, so none of them counts.`) }]
}

/** Explains a page without settings, or with settings that are invalid JSON. */
export function explainPage(cause: unknown): Explained[] {
  const element = document.getElementById(PAGE_ID)
  const script = `<script type="application/json" id="${PAGE_ID}">`
  const what = element ? `the JSON in ${script} cannot be read (${wordsOf(cause)})` : `the page has no ${script}`
  const so = 'so language, store and addresses are the defaults (en-US, EUR, calls to /). README.md shows what stands in it.'
  return [{ error: new Error(`Touchline: ${what}, ${so}`, { cause }), widget: '', element: element ?? document.documentElement }]
}

/** Explains settings of the page that are not used as written. */
export function explainSettings(written: unknown, known: readonly string[]): Explained[] {
  const element = document.getElementById(PAGE_ID) ?? document.documentElement
  return settingFaults(written, known).map(({ fault, sentence }) => ({ error: new Error(sentence), fault, widget: '', element }))
}

/** Explains mounts inside one whose widget renders all of its content itself. */
export function explainNested(widget: string, mount: Element, inner: readonly Element[]): Explained[] {
  return inner.map((element) => ({
    error: new Error(
      `Touchline ${widget}: ${describeElement(element)} stood inside ${describeElement(mount)}, which draws its content itself, so it is gone. Put it beside that mount.`,
    ),
    element: mount,
  }))
}

/**
 * Explains a printed widget whose state is unusable after a cache, a filter or another major version, and whose options are not enough to
 * render it.
 */
export function explainLost(widget: string, mount: Element): Explained[] {
  const what = `what the server printed for ${describeElement(mount)} cannot be read, and the mount says neither which one it is`
  return [
    { error: new Error(`Touchline ${widget}: ${what}: print data-category-id beside the state. Until then the mount keeps its own HTML.`) },
  ]
}

/** Explains a mount that names an unknown widget. */
export function explainUnknownWidget(mount: Element, known: readonly string[]): Error {
  const name = mount.getAttribute(MOUNT) ?? ''
  const meant = nearMiss(name, known)
  const hint = meant ? `did you mean ${meant}?` : `known are ${known.toSorted().join(', ')}.`
  return new Error(`Touchline: ${describeElement(mount)} asks for a widget named "${name}", which does not exist; ${hint}`)
}

/** Explains a mount whose `data-when` is not a strategy. */
export function explainWhen(mount: Element): Error {
  const name = mount.getAttribute(MOUNT) ?? ''
  const strategy = mount.getAttribute(WHEN) ?? ''
  const inner = /^media\((.+)\)$/.exec(strategy)?.[1]
  const meant = inner && matchMedia(`(${inner})`).media !== 'not all' ? `media((${inner}))` : null
  const wanted = meant
    ? `a media query, probably ${meant}`
    : 'load, idle, visible, interaction, needed or media(...) as in media((width < 768px))'
  return new Error(
    `Touchline ${name}: option ${WHEN} of ${describeElement(mount)} is ${JSON.stringify(strategy)}, expected ${wanted}. It starts as if none were there.`,
  )
}

const wordsOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
