// The files that hold widgets: those that travel together are one, every other widget is a file of its own, with its stylesheet.
import { pageKinds, together } from './page-kinds.ts'

/** What every page has: what widgets stand on, and the badges that a page may have alone. */
export const always = {
  name: 'start',
  modules: ['widgets/page/start.ts', 'shared/mount/runtime.tsx', 'shared/i18n/sentences.ts'],
  widgets: ['wishlist-badge'],
} as const

/** What the loader asks for by name, and no widget is. */
export const others: Readonly<Record<string, string>> = {
  'public-api': 'widgets/page/public-api.ts',
  explain: 'shared/mount/explain.ts',
  slots: 'widgets/page/slots.ts',
  'edit-mode': 'widgets/page/edit-mode.ts',
}

/** Scripts that share no module with the rest, so that they stand where nothing else does. */
export const scripts = ['touchline', 'touchline-magento', 'doctor'] as const

/** A file with widgets and what else it hands over. */
export interface WidgetFile {
  name: string
  modules: readonly string[]
  widgets: readonly string[]
  /** The file whose stylesheet holds its styles: one sheet for all that the same kinds of pages have. */
  sheet: string
}

/** Every file with widgets. Throws where a widget stands in two, or one that is named is not there. */
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

/** A stylesheet each would delay the first paint, so that what stands on the same kinds of pages shares one. */
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
