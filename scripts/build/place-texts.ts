// Which catalogue a shared text ships in: that of the widgets whose code names it, else the one that every page loads.
import type { Bundle } from './bundle.ts'
import type { Messages } from '#shared/i18n/compiled.ts'

/** Compiled messages by catalogue and language. */
type Catalogues = Readonly<Record<string, Readonly<Record<string, Messages>>>>

/** A text that this many widgets may show is better loaded once. */
const MANY = 3

/**
 * The catalogues as they ship. A sentence of the payment goes to the widgets that can fail to pay, so that no other page pays for it.
 * What no widget's code names is not shipped until one does: codes are written out, never put together.
 */
export function placeTexts(catalogues: Catalogues, bundles: ReadonlyMap<string, Bundle>, widgets: readonly string[]): Catalogues {
  const placed = Object.fromEntries(Object.entries(catalogues).map(([name, own]) => [name, copyOf(own)]))
  const reached = new Map(widgets.map((name) => [name, [...reach(name, bundles)].map((one) => bundles.get(one)?.code ?? '').join('\n')]))
  for (const id of Object.keys(Object.values(catalogues['shared'] ?? {})[0] ?? {})) {
    const named = [`"${id}"`, `'${id}'`, `\`${id}\``]
    const users = widgets.filter((name) => named.some((written) => reached.get(name)?.includes(written)))
    if (users.length >= MANY) continue
    for (const [language, shared] of Object.entries(placed['shared'] ?? {})) {
      const message = shared[id]
      if (message) for (const user of users) Object.assign(placed[user]?.[language] ?? {}, { [id]: message })
      delete shared[id]
    }
  }
  return placed
}

const copyOf = (languages: Readonly<Record<string, Messages>>) =>
  Object.fromEntries(Object.entries(languages).map(([language, messages]) => [language, { ...messages }]))

/** A bundle and every chunk it asks for, at once or later. */
function reach(name: string, bundles: ReadonlyMap<string, Bundle>, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const [, chunk = ''] of (bundles.get(name)?.code ?? '').matchAll(/"chunk:([a-z-]+)\//g)) reach(chunk, bundles, seen)
  return seen
}
