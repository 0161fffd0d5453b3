// Reads the page's presets: options for every mount of a widget, which the mount's own override. Read once, together with a check of the
// other settings.
import { settingsFrom } from '#shared/wire/page.ts'
import { hasDoubts, recordOf } from './page-doubts.ts'

/** Callbacks for settings that cannot be used as written. */
export interface PageJudge {
  /** The settings are missing, invalid JSON, or not an object. */
  onBroken: (cause: unknown) => void
  /** Some of the settings are wrong; `written` is all of them. */
  onDoubts: (written: unknown) => void
}

/** The presets in the page's JSON by widget name; `known` are the names of all widgets. */
export function readPresets(json: string, known: readonly string[], { onBroken, onDoubts }: PageJudge): Record<string, unknown> {
  let written: unknown
  try {
    written = JSON.parse(json)
  } catch (cause) {
    onBroken(cause)
    return {}
  }
  if (!recordOf(written)) onBroken('expected an object of settings by name')
  const presets = recordOf(recordOf(written)?.['widgets']) ?? {}
  const isKnown = Object.entries(presets).every(([name, preset]) => known.includes(name) && recordOf(preset))
  if (!isKnown || hasDoubts(written, settingsFrom(written))) onDoubts(written)
  return presets
}
