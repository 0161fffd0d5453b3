// Types of what the loader needs from the entry: the widgets' table, the page's settings, and the modules loaded with the first widget that
// needs them.
import type { Language } from '#shared/i18n/locale.ts'
import type { EnhanceWidget, ViewWidget } from './define.ts'
import type { Explain } from './explain.ts'
import type { Mend } from './put-back.ts'

/** A widget that is not loaded yet. */
export interface WidgetEntry {
  /** The strategy where the mount has no `data-when`. */
  when: string
  /** The name of its code file, without build and extension; widgets may share one. */
  file: string
  /** Loads everything it needs before it can be mounted: its module, catalogue, styles and stores. */
  fetch: () => Promise<ViewWidget | EnhanceWidget>
}

/** The runtime's part of mounting, loaded with the first widget. */
export type Runtime = typeof import('./runtime.tsx')

/** The loader's environment, provided by the entry. */
export interface LoaderHost {
  widgets: Readonly<Record<string, WidgetEntry>>
  /** The language of the sentence where something could not be loaded. */
  language: () => Language
  /** `<flavour>.<build>` */
  build: string
  /** The text of `#touchline-page`. */
  pageJson: () => string
  runtime: () => Promise<Runtime>
  /** Loads the explanations for doubtful mounts, with the first of them. */
  explain: () => Promise<Explain>
  /** Loads the code that shows changes on a translated page; called with the first translated text. */
  mendTexts: () => Promise<{ mendTexts: Mend }>
  /** Registers a host's template as a slot; the returned function removes it. */
  extend: (place: string, template: HTMLTemplateElement) => () => void
}
