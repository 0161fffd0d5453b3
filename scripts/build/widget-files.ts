// The files with widgets: widgets that share a file, and one file with its stylesheet for every other widget.
import { pageKinds, together } from './page-kinds.ts'

/** The modules on every page: the widgets' base, and the badges that a page may have alone. */
export const always = {
  name: 'start',
  modules: ['widgets/page/start.ts', 'shared/mount/runtime.tsx', 'shared/i18n/sentences.ts'],
  widgets: ['wishlist-badge'],
} as const

/** Modules that the loader requests by name and that are not widgets. */
export const others: Readonly<Record<string, string>> = {
  'public-api': 'widgets/page/public-api.ts',
  explain: 'shared/mount/explain.ts',
  'mend-texts': 'shared/mount/mend-texts.ts',
  slots: 'widgets/page/slots.ts',
  'edit-mode': 'widgets/page/edit-mode.ts',
}

/** Scripts that share no module with the others, so that they work alone. */
export const scripts = ['touchline', 'touchline-magento', 'doctor'] as const

/** A file with widgets and its other exports. */
export interface WidgetFile {
  name: string
  modules: readonly string[]
  widgets: readonly string[]
  /** The file whose stylesheet contains its styles: one stylesheet for all files of the same kinds of pages. */
  sheet: string
}

/** Returns every file with widgets. Throws if a widget is in two, or if a listed one does not exist. */
export function widgetFiles(names: readonly string[]): WidgetFile[] {
  const joined = Object.entries(together).map(([name, widgets]) => ({ name, modules: [], widgets }))
  const named = [...joined.flatMap(({ widgets }) => widgets), ...Object.values(pageKinds).flatMap(({ widgets }) => widgets)]
  const unknown = named.find((widget) => !names.includes(widget))
  if (unknown) throw new Error(`scripts/build/page-kinds.ts names ${unknown}, which is no widget`)
  const home = new Map<string, string>(always.widgets.map((widget) => [widget, always.name]))
  for (const { name, widgets } of joined) {
    for (const widget of widgets) {
      if (home.has(widget)) throw new Error(`scripts/build/page-kinds.ts: ${widget} stands in ${home.get(widget)} and in ${name}`)
      home.set(widget, name)
    }
  }
  const alone = names.filter((name) => !home.has(name)).map((name) => ({ name, modules: [], widgets: [name] }))
  for (const { name } of alone) {
    if (name === always.name || Object.hasOwn(together, name) || Object.hasOwn(others, name))
      throw new Error(`scripts/build/page-kinds.ts: ${name} is the name of a widget and of another file`)
  }
  return withSheets([{ ...always }, ...joined, ...alone])
}

/** A stylesheet per file would delay the first paint, so files of the same kinds of pages share one. */
function withSheets(files: readonly Omit<WidgetFile, 'sheet'>[]): WidgetFile[] {
  const sheets = new Map<string, string>()
  return files.map((file) => {
    const pages = Object.keys(pageKinds).filter((kind) => file.widgets.some((widget) => pageKinds[kind]?.widgets.includes(widget)))
    const key = pages.join() || file.name
    const sheet = sheets.get(key) ?? file.name
    sheets.set(key, sheet)
    return { ...file, sheet }
  })
}
