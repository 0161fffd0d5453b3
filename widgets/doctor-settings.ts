// The page's settings as the doctor shows them: what is used, and why that is not what was written. A file of its own, since it needs more than the doctor does.
import { nearMiss } from '#shared/mount/near-miss.ts'
import { settingsFrom } from '#shared/schemas/page.ts'

/** A setting of `#touchline-page`. */
export interface SettingFact {
  /** Its path in the JSON, e.g. `store.id`. */
  name: string
  /** What the widgets go by, as JSON. */
  used: string
  /** What is wrong with what was written. */
  fault: string | null
}

/** Every setting, those that are wrong first; `mounted` are the names of the widgets on the page, for presets that miss one by a letter. */
export function readSettings(json: string, mounted: readonly string[]): SettingFact[] {
  const written = parse(json)
  const used = settingsFrom(written)
  const { widgets: presets, analytics: _, messages: wordings, ...plain } = used
  const facts = [...leaves(plain)].map(([name, value]): SettingFact => {
    const own = at(written, name)
    return { name, used: JSON.stringify(value), fault: own === undefined ? null : faultOf(name, own, value) }
  })
  for (const name of Object.keys(presets)) {
    const meant = mounted.includes(name) ? null : nearMiss(name, mounted)
    const fault = meant ? `No mount has that name; did you mean ${meant}?` : null
    facts.push({ name: `widgets.${name}`, used: JSON.stringify(presets[name]), fault })
  }
  for (const [id, text] of Object.entries(wordings)) facts.push({ name: `messages.${id}`, used: JSON.stringify(text), fault: null })
  return [...facts, ...misspelt(written, used)].toSorted((one, other) => Number(other.fault !== null) - Number(one.fault !== null))
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return {}
  }
}

function faultOf(name: string, written: unknown, used: unknown): string | null {
  const isAddress = name.endsWith('Url') || name.startsWith('routes.')
  const isSame = isAddress ? sameAddress(written, used) : JSON.stringify(written) === JSON.stringify(used)
  if (!isSame) return `Written is ${JSON.stringify(written)}, which cannot be used.`
  return name === 'locale' && !/^[a-z]{2,3}[-_][A-Z]{2}$/.test(String(used)) ? 'Expected language and country, as in nl_NL.' : null
}

function sameAddress(written: unknown, used: unknown): boolean {
  if (typeof written !== 'string' || typeof used !== 'string') return false
  const whole = (url: string) => new URL(url, location.href).href.replace(/\/$/, '')
  return URL.canParse(written, location.href) && whole(written) === whole(used)
}

/** Names beside the known ones that nearly are one. */
function misspelt(written: unknown, used: object): SettingFact[] {
  const known = Object.keys(used)
  return Object.keys(Object(written)).flatMap((name) => {
    const meant = known.includes(name) ? null : nearMiss(name, known)
    return meant ? [{ name, used: 'nothing', fault: `There is no such setting; did you mean ${meant}?` }] : []
  })
}

function* leaves(value: object, path = ''): Generator<[name: string, value: unknown]> {
  for (const [key, one] of Object.entries(value)) {
    if (typeof one === 'object' && one !== null && !Array.isArray(one)) yield* leaves(one, `${path}${key}.`)
    else yield [path + key, one]
  }
}

/** What stands at a path, `undefined` where nothing does. */
function at(value: unknown, path: string): unknown {
  let here = value
  for (const key of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined
    here = Reflect.get(here, key)
  }
  return here
}
