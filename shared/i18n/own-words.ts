// Puts a host's own words where ours ship: it names a message by the id in the translation files, and we ship it under a shorter one.
import type { Reword } from './i18n.ts'
import { rewording } from './overrides.ts'

/** Set by the build: the id that ships by the id in the translation files; codes are not in it. */
declare const __MESSAGE_IDS__: Readonly<Record<string, string>>

/** The host's wording, by the ids of this build. */
export function rewordingOfBuild(wording: Readonly<Record<string, string>>): Reword {
  const ids = __MESSAGE_IDS__
  return rewording(Object.fromEntries(Object.entries(wording).map(([id, text]) => [(Object.hasOwn(ids, id) && ids[id]) || id, text])))
}
