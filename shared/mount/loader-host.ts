// What the loader needs from the entry: the table of widgets, the page's settings, and what is loaded with the first widget that needs it.
import type { Language } from '#shared/i18n/locale.ts'
import type { EnhanceWidget, ViewWidget } from './define.ts'
import type { Explain } from './explain.ts'

/** A widget before it is loaded. */
export interface WidgetEntry {
  /** The strategy where the mount has no `data-when`. */
  when: string
  /** The file its code is in, without build and ending; others may be in it too. */
  file: string
  /** Everything it needs before it can be mounted: its module, catalogue, styles and stores. */
  fetch: () => Promise<ViewWidget | EnhanceWidget>
}

/** The runtime's part of mounting, loaded with the first widget. */
export type Runtime = typeof import('./runtime.tsx')

/** What the loader needs of its surroundings; the entry gives it. */
export interface LoaderHost {
  widgets: Readonly<Record<string, WidgetEntry>>
  /** For the sentence where something could not be loaded. */
  language: () => Language
  /** `<flavour>.<build>` */
  build: string
  /** The text of `#touchline-page`. */
  pageJson: () => string
  runtime: () => Promise<Runtime>
  /** The words for mounts that are not as they should be, loaded with the first of them. */
  explain: () => Promise<Explain>
  /** Takes a template of the host's as a slot; the answer takes it out again. */
  extend: (place: string, template: HTMLTemplateElement) => () => void
}
