// The page's presets: options for every mount of a widget, overridden by the mount's own. Read once, together with a check of the other settings.
import { settingsFrom } from '#shared/wire/page.ts'
import { hasDoubts, recordOf } from './page-doubts.ts'

/** Who hears of settings that cannot count as they are written. */
export interface PageJudge {
  /** There are none, they are no JSON, or no object. */
  onBroken: (cause: unknown) => void
  /** Some of them; `written` is all. */
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
