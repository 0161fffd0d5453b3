// What a page needs before its first widget: settings in the stores, texts in its language, tabs that agree, events for the host.
import { onAny } from '#shared/events/bus.ts'
import { activate, addMessages as add, type Messages } from '#shared/i18n/i18n.ts'
import type { announce } from '#shared/mount/announce.ts'
import type { PageConfig } from '#shared/schemas/page.ts'
import { configurePage } from '#stores/page.ts'
import { startStores } from '#stores/start.ts'

let started: Promise<void> | null = null

/** Starts the page once, however many widgets ask: `json` is the text of `#touchline-page`, `tell` dispatches DOM events. */
export function startPage(json: string, tell: typeof announce): Promise<void> {
  return (started ??= start(json, tell))
}

async function start(json: string, tell: typeof announce): Promise<void> {
  const page = configurePage(json)
  activate(page.locale, await shippedWording(page.messages))
  onAny((name, detail, origin) => tell(name, detail, origin))
  startStores()
}

/** Few hosts have words of their own, so what finds them is loaded for those only; without it our words stand, but for those of codes. */
async function shippedWording(wording: PageConfig['messages']): Promise<PageConfig['messages']> {
  if (!Object.keys(wording)[0]) return wording
  return import('#shared/i18n/own-words.ts').then(
    ({ byShippedId }) => byShippedId(wording),
    () => wording,
  )
}

/** Adds a widget's texts in the page's language. */
export function addMessages(messages: Messages): void {
  add(messages)
}
