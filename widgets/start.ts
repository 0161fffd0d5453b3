// What a page needs before its first widget: settings in the stores, texts in its language, tabs that agree, events for the host.
import { onAny } from '#shared/events/bus.ts'
import { activate, addMessages as add, type Messages } from '#shared/i18n/i18n.ts'
import type { announce } from '#shared/mount/announce.ts'
import { configurePage } from '#stores/page.ts'
import { startStores } from '#stores/start.ts'

let hasStarted = false

/** Starts the page once, however many widgets ask: `json` is the text of `#touchline-page`, `tell` dispatches DOM events. */
export function startPage(json: string, tell: typeof announce): void {
  if (hasStarted) return
  hasStarted = true
  const page = configurePage(json)
  activate(page.locale, page.messages)
  onAny((name, detail, origin) => tell(name, detail, origin))
  startStores()
}

/** Adds a widget's texts in the page's language. */
export function addMessages(messages: Messages): void {
  add(messages)
}
