// Reads a mount's options: defaults < page config < JSON child < attributes, each checked by the widget's schema.
import { getDefault, safeParse, type GenericSchema } from 'valibot'
import { shaped } from '#shared/state/shaping.ts'
import { isWebUrl } from '#shared/wire/parts.ts'
import type { OptionsSchema } from './define.ts'
import type { Loosen } from './loosen.ts'

/** A wrong option, with everything its author needs to correct it. */
export interface OptionFault {
  widget: string
  /** A selector of the mount, e.g. `div[data-touchline="minicart"]`. */
  element: string
  /** The option as written: `data-cart-url`, or `cartUrl` in JSON. */
  option: string
  value: unknown
  /** The schema's expectation, or the name that was probably meant. */
  expected: string
}

/** A value that cannot be used as written; `explain.ts` makes a fault of it. */
export interface Doubt {
  option: string
  value: unknown
  /** The schema's expectation; null where no option has that name: it may be the host's own, or a near miss of ours. */
  expected: string | null
  /** The value is in the page's presets, which every mount of the widget reads. */
  isPreset: boolean
}

interface Entry {
  schema: GenericSchema
  /** `string`, `number`, `boolean`, or the type of the schema inside its wrappers. */
  type: string
}

const ours = new Set(['data-touchline', 'data-when'])

/** The options of a schema by name. */
export function entriesOf(schema: OptionsSchema): Map<string, Entry> {
  const found = new Map<string, Entry>()
  if (!('entries' in schema)) return found
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a schema of unknown kind is looked into after its entries were found
  for (const [key, value] of Object.entries(schema.entries as Record<string, GenericSchema>)) {
    let inner: GenericSchema & { wrapped?: GenericSchema } = value
    while (inner.wrapped) inner = inner.wrapped
    found.set(key, { schema: value, type: inner.type })
  }
  return found
}

/** Options are own properties, so that a polluted prototype neither sets nor blocks one. */
const define = (target: object, key: string, value: unknown) =>
  Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true })

/** The attribute of an option. */
export const attributeOf = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Parses text as the schema's type; text of another type stays text, so that the schema refuses it by its value. */
function readAttribute(text: string, type: string): unknown {
  if (type === 'boolean') return text === '' || text === 'true' ? true : text === 'false' ? false : text
  if (type === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
  return type === 'array' || type === 'object' || type === 'record' ? parse(text) : text
}

/** Lists and objects may be JSON in an attribute too, for editors that filter scripts. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Whether the value is safe for an option that becomes a link: a scheme that runs code is not. */
const isAddress = (value: unknown) => typeof value !== 'string' || isWebUrl(value)

/** The sources of a widget's options, in order of increasing precedence. */
export interface OptionSources {
  mount: Element
  schema: OptionsSchema
  page: unknown
  json: unknown
  /** Reads values in the other forms that platforms print; loaded only if a value does not match its schema. */
  loosen?: Loosen
}

/** The options of a mount, or null where a required one is missing or wrong; and all doubts. */
export function readOptions({ mount, schema, page, json, loosen }: OptionSources): {
  options: Record<string, unknown> | null
  doubts: Doubt[]
} {
  const entries = entriesOf(schema)
  const doubts: Doubt[] = []
  const values: Record<string, unknown> = {}
  let isUsable = true
  const doubt = (option: string, value: unknown, expected: string | null, isPreset = false) =>
    doubts.push({ option, value, expected, isPreset })

  const take = (key: string, value: unknown, written: string, isPreset = false) => {
    const entry = entries.get(key)
    if (!entry) return void doubt(written, value, null, isPreset)
    const loose = loosen ? loosen(entry.schema, value) : value
    // In JSON an empty value counts as an omitted option; in an attribute it is an error.
    if (loose === undefined && !written.startsWith('data-')) return
    const result = safeParse(entry.schema, shaped(entry.schema, loose ?? value, `the option ${written}`))
    if (result.success && (!key.endsWith('Url') || isAddress(result.output))) define(values, key, result.output)
    else doubt(written, value, result.success ? 'an address of the web' : (result.issues[0].expected ?? result.issues[0].message), isPreset)
  }
  for (const source of [page, json]) {
    if (typeof source !== 'object' || source === null) continue
    for (const [key, value] of Object.entries(source)) take(key, value, key, source === page)
  }
  const attributes = new Map([...entries].map(([key, entry]) => [attributeOf(key), { key, type: entry.type }]))
  for (const { name: written, value } of mount.attributes) {
    if (!written.startsWith('data-') || ours.has(written) || written.startsWith('data-touchline-')) continue
    const known = attributes.get(written)
    if (known) take(known.key, readAttribute(value, known.type), written)
    else doubt(written, value, null)
  }
  for (const [key, { schema: entry }] of entries) {
    if (Object.hasOwn(values, key)) continue
    const missing = safeParse(entry, getDefault(entry))
    if (missing.success) {
      define(values, key, missing.output)
      continue
    }
    isUsable = false
    const written = attributeOf(key)
    if (!doubts.some((one) => one.option === written || one.option === key))
      doubt(written, undefined, missing.issues[0].expected ?? 'a value')
  }
  return { options: isUsable ? values : null, doubts }
}
