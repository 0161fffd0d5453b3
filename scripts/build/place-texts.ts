// Which catalogue a text ships in: a shared one with the widgets whose code names it, else with every page; what only a popup says, with the popup.
import type { Bundle } from './bundle.ts'
import type { Messages } from '#shared/i18n/compiled.ts'

/** Compiled messages by catalogue and language. */
type Catalogues = Readonly<Record<string, Readonly<Record<string, Messages>>>>

/** A text that this many widgets may show is better loaded once, unless each of them is the matter of a page, of which a shopper sees one at a time. */
const MANY = 3

/**
 * The catalogues as they ship. A sentence of the payment goes to the widgets that can fail to pay, so that no other page pays for it.
 * What no widget's code names is not shipped until one does: codes are written out, never put together.
 * `ofPages` are the widgets that start with their page.
 */
export function placeTexts(
  catalogues: Catalogues,
  bundles: ReadonlyMap<string, Bundle>,
  widgets: readonly string[],
  ofPages: ReadonlySet<string> = new Set(),
): Placed {
  const placed = Object.fromEntries(Object.entries(catalogues).map(([name, own]) => [name, copyOf(own)]))
  placeShared(placed, bundles, widgets, ofPages)
  moveToParts(placed, bundles, widgets)
  return placed
}

function placeShared(placed: Placed, bundles: ReadonlyMap<string, Bundle>, widgets: readonly string[], ofPages: ReadonlySet<string>): void {
  const reached = new Map(widgets.map((name) => [name, [...reach(name, bundles)].map((one) => bundles.get(one)?.code ?? '').join('\n')]))
  for (const id of idsOf(placed['shared'])) {
    const users = widgets.filter((name) => names(reached.get(name) ?? '', id))
    if (users.length >= MANY && !users.every((name) => ofPages.has(name))) continue
    for (const [language, shared] of Object.entries(placed['shared'] ?? {})) {
      const message = shared[id]
      if (message) for (const user of users) Object.assign(placed[user]?.[language] ?? {}, { [id]: message })
      delete shared[id]
    }
  }
}

const partLoaded = /\("([a-z-]+)", import\("chunk:([a-z-]+)\//g

/** The parts of widgets whose texts come with them, as their code says: `withTexts('search-panel', import('./panel/Panel.tsx'))`. */
export function partsWithTexts(bundles: ReadonlyMap<string, Bundle>): Set<string> {
  const parts = new Set<string>()
  for (const { code, name } of bundles.values()) {
    for (const [, said = '', part = ''] of code.matchAll(partLoaded)) {
      if (said !== part) throw new Error(`${name} loads ${part} with the texts of ${said}; name the same in withTexts()`)
      parts.add(part)
    }
  }
  return parts
}

/** What a widget says only once one of its parts is there goes to that part, beside which its texts are loaded. */
function moveToParts(placed: Placed, bundles: ReadonlyMap<string, Bundle>, widgets: readonly string[]): void {
  const parts = partsWithTexts(bundles)
  const codeOf = (names: Iterable<string>) => Array.from(names, (one) => bundles.get(one)?.code ?? '').join('\n')
  const partCode = new Map(Array.from(parts, (part) => [part, codeOf(reach(part, bundles))]))
  const catalogues = Object.entries(placed)
  for (const part of parts) placed[part] = Object.fromEntries(Object.keys(placed['shared'] ?? {}).map((language) => [language, {}]))
  for (const [name, languages] of catalogues) {
    const owners = name === 'shared' ? widgets : [name]
    const own = [...parts].filter((part) => owners.some((owner) => reach(owner, bundles).has(part)))
    const soon = codeOf(owners.flatMap((owner) => [...reach(owner, bundles, new Set(parts))].filter((one) => !parts.has(one))))
    for (const id of idsOf(languages)) {
      const users = names(soon, id) ? [] : own.filter((part) => names(partCode.get(part) ?? '', id))
      if (users.length === 0) continue
      for (const [language, messages] of Object.entries(languages)) {
        const message = messages[id]
        if (message) for (const user of users) Object.assign(placed[user]?.[language] ?? {}, { [id]: message })
        delete messages[id]
      }
    }
  }
}

/** Puts the texts of these widgets with those of every page, and takes what every page has out of all the others. */
export function foldIntoShared(catalogues: Placed, small: readonly string[]): void {
  for (const [language, shared] of Object.entries(catalogues['shared'] ?? {})) {
    for (const name of small) Object.assign(shared, catalogues[name]?.[language])
    for (const [name, languages] of Object.entries(catalogues)) {
      if (name !== 'shared') for (const id of Object.keys(shared)) delete languages[language]?.[id]
    }
  }
}

type Placed = Record<string, Record<string, Messages>>

const idsOf = (languages: Placed[string] = {}) => Object.keys(Object.values(languages)[0] ?? {})

/** Whether code names an id, in whatever quotes. */
const names = (code: string, id: string) => [`"${id}"`, `'${id}'`, `\`${id}\``].some((written) => code.includes(written))

const copyOf = (languages: Readonly<Record<string, Messages>>) =>
  Object.fromEntries(Object.entries(languages).map(([language, messages]) => [language, { ...messages }]))

/** A bundle and every chunk it asks for, at once or later. */
function reach(name: string, bundles: ReadonlyMap<string, Bundle>, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const [, chunk = ''] of (bundles.get(name)?.code ?? '').matchAll(/"chunk:([a-z-]+)\//g)) reach(chunk, bundles, seen)
  return seen
}
