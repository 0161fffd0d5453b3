// The settings in use, with a message for each that is not used as written. A separate file, since it needs more than the doctor.
import { settingFaults } from '#shared/mount/explain-settings.ts'
import { settingsFrom } from '#shared/wire/page.ts'

/** A setting of `#touchline-page`. */
export interface SettingInfo {
  /** Its path in the JSON, e.g. `store.id`. */
  name: string
  /** The value that the widgets use, as JSON. */
  used: string
  /** The message about the written value; null if it is valid. */
  fault: string | null
}

/** Returns every setting, invalid ones first; `known` are the names of all widgets, to find presets for unknown ones. */
export function readSettings(json: string, known: readonly string[]): SettingInfo[] {
  const written = parse(json)
  const { widgets, messages, ...plain } = settingsFrom(written)
  const used = new Map([...leaves(plain), ...prefixed('widgets', widgets), ...prefixed('messages', messages)])
  const faults = settingFaults(written, known)
  const wrong = faults.map(({ fault: { option }, sentence }): SettingInfo => {
    return { name: option, used: used.has(option) ? JSON.stringify(used.get(option)) : 'nothing', fault: sentence }
  })
  const isWrong = new Set(wrong.map(({ name }) => name))
  const right = [...used].filter(([name]) => !isWrong.has(name))
  return [...wrong, ...right.map(([name, value]) => ({ name, used: JSON.stringify(value), fault: null }))]
}

/** Returns the parsed settings, with defaults. */
export const settingsOf = (json: string) => settingsFrom(parse(json))

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return {}
  }
}

const prefixed = (path: string, record: Record<string, unknown>) =>
  Object.entries(record).map(([name, value]): [string, unknown] => [`${path}.${name}`, value])

function* leaves(value: object, path = ''): Generator<[name: string, value: unknown]> {
  for (const [key, one] of Object.entries(value)) {
    if (typeof one === 'object' && one !== null && !Array.isArray(one)) yield* leaves(one, `${path}${key}.`)
    else yield [path + key, one]
  }
}
