// Finds what a host has words of its own for: it names a message by the id in the translation files, and we ship it under a shorter one.

/** Set by the build, as JSON: the id that ships by the id in the translation files; codes are not in it. */
declare const __MESSAGE_IDS__: string

/** The host's wording by the ids of this build. */
export function byShippedId(wording: Readonly<Record<string, string>>): Record<string, string> {
  const ids: Readonly<Record<string, string>> = JSON.parse(__MESSAGE_IDS__)
  return Object.fromEntries(Object.entries(wording).map(([id, text]) => [(Object.hasOwn(ids, id) && ids[id]) || id, text]))
}
