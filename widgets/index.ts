// The only file that names every widget: what it is, when it starts unless the mount says otherwise, and where its code is.
import type { WidgetEntry } from '#shared/mount/loader.ts'

/** Every widget of the suite by the value of its `data-touchline`. */
export const widgets = {} satisfies Record<string, WidgetEntry>
