// Finds what a theme uses of a version: its widgets with their options, events, slots and classes, tokens, and calls that an adapter names.
import type { Surface } from '../release/surface-in.ts'
import type { ThemeFile } from './theme-files.ts'

/** A place in the theme. */
export interface Use {
  /** What is named there, as a sentence about it would say it: `minicart` and `cartUrl`. */
  names: readonly string[]
  /** `theme/layout.liquid:12`. */
  place: string
}

/** What the theme uses: the part of the version's promises that it names, and where. */
export interface Uses {
  surface: Surface
  places: readonly Use[]
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const asAttribute = (option: string) => `data-${option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

/** The pattern of whole words. */
const words = (...names: readonly string[]) => new RegExp(`(?<![\\w-])(?:${names.map(escaped).join('|')})(?![\\w-])`)
/** The mount of a widget in HTML, in our templates (`mount/minicart`, `en.minicart`), or its name as data. */
const mountOf = (widget: string) =>
  new RegExp(`(?:data-touchline\\s*=\\s*["']?|\\b(?:mount|[a-z]{2})[/.]|["'\`])${escaped(widget)}(?![\\w-])`)

/** Finds them by their names, so rather too many than too few. */
export function usesOf(version: Surface, files: readonly ThemeFile[]): Uses {
  const places: Use[] = []
  /** Whether one of these files has the pattern; its first place in each is kept under the names. */
  const isUsed = (names: readonly string[], pattern: RegExp, within: readonly ThemeFile[] = files): boolean => {
    const found = within.flatMap(({ path, text }) => {
      const at = text.search(pattern)
      return at < 0 ? [] : [{ names, place: `${path}:${lineOf(text, at)}` }]
    })
    places.push(...found)
    return found.length > 0
  }
  const named = (names: readonly string[]) => names.filter((name) => isUsed([name], words(name)))
  const widgets = Object.entries(version.widgets).flatMap(([name, widget]) => {
    const mount = mountOf(name)
    const own = files.filter(({ text }) => mount.test(text))
    const isMounted = isUsed([name], mount)
    const { options, events, slots, classes, customProperties } = widget
    const properties = Object.entries(options?.properties ?? {}).filter(([option]) =>
      isUsed([name, option], words(asAttribute(option), option), own),
    )
    const used = {
      options: isMounted && options ? { ...options, properties: Object.fromEntries(properties) } : null,
      events: Object.fromEntries(Object.entries(events).filter(([event]) => isUsed([event], words(event.replace(/^touchline:/, ''))))),
      ...{ slots: named(slots), classes: named(classes), customProperties: named(customProperties) },
    }
    const isNamed = isMounted || [used.slots, used.classes, Object.keys(used.events)].some((all) => all.length > 0)
    return isNamed ? [[name, used] as const] : []
  })
  return {
    surface: {
      ...version,
      widgets: Object.fromEntries(widgets),
      tokens: named(version.tokens),
      classes: named(version.classes),
      messages: [],
      calls: Object.fromEntries(Object.entries(version.calls).filter(([heading]) => isUsed([heading], words(heading)))),
    },
    places,
  }
}

/** The places of what a sentence is about: those that share most with it. */
export function placesOf(sentence: string, { places }: Uses): string[] {
  const fitting = places.filter(({ names }) => names.every((name) => words(name).test(sentence)))
  const closest = Math.max(...fitting.map(({ names }) => names.join('').length))
  return [...new Set(fitting.filter(({ names }) => names.join('').length === closest).map(({ place }) => place))]
}
