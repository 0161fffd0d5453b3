// Compares two versions for one theme: what it uses and loses, what its platform has to look at, and what is new for it.
import { compareSurfaces } from '../release/compare.ts'
import type { Surface } from '../release/surface-in.ts'
import { lostWords } from './own-words.ts'
import type { ThemeFile } from './theme-files.ts'
import { placesOf, usesOf } from './uses.ts'

/** A version: what it promises, and the ids of what it says. */
export interface Version {
  surface: Surface
  messages: ReadonlySet<string>
}

/** What an upgrade means for a theme. */
export interface Upgrade {
  /** What the theme uses and the newer version has no longer, or takes otherwise; each with its places. */
  breaks: { sentence: string; places: readonly string[] }[]
  /** Changes of calls: the platform answers them, or an adapter. */
  calls: string[]
  /** How many further breaks there are that the theme does not use. */
  unused: number
  /** What is new for the widgets of the theme. */
  additions: string[]
  /** How many widgets the theme mounts. */
  widgets: number
}

/** Compares them. */
export function upgradeOf(files: readonly ThemeFile[], before: Version, after: Version): Upgrade {
  const uses = usesOf(before.surface, files)
  const all = compareSurfaces(before.surface, after.surface)
  const own = compareSurfaces(uses.surface, after.surface).breaks
  const isOfCall = (sentence: string) => sentence.startsWith('call ')
  const words = lostWords(files, before.messages, after.messages).map(({ sentence, place }) => ({
    sentence: `message “${sentence}” is gone: your words for it no longer count`,
    places: [place],
  }))
  const mounted = Object.keys(uses.surface.widgets)
  return {
    breaks: [...own.map((sentence) => ({ sentence, places: placesOf(sentence, uses) })), ...words],
    calls: all.breaks.filter((sentence) => isOfCall(sentence) && !own.includes(sentence)),
    unused: all.breaks.filter((sentence) => !isOfCall(sentence) && !own.includes(sentence)).length,
    additions: all.additions.filter((sentence) => mounted.some((name) => new RegExp(`of ${name}(?![\\w-])`).test(sentence))),
    widgets: mounted.length,
  }
}

const list = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n')

/** The report as a person reads it. */
export function written({ breaks, calls, unused, additions, widgets }: Upgrade, from: string, to: string): string {
  const lost = breaks.map(({ sentence, places }) => [sentence, ...places.map((place) => `    ${place}`)].join('\n'))
  return [
    `From ${from} to ${to}: ${widgets} ${widgets === 1 ? 'widget' : 'widgets'} found in your files.`,
    lost.length === 0
      ? 'Nothing that they use has changed.'
      : `Change these (${lost.length}):\n${lost.map((one) => `  ${one}`).join('\n')}`,
    unused > 0 ? `${unused} further changes are of what your files do not name; CHANGELOG.md has them.` : '',
    calls.length > 0 ? `For your platform (npx --no-install touchline check-host asks it):\n${list(calls)}` : '',
    additions.length > 0 ? `New for your widgets:\n${list(additions)}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}
