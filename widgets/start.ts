// What a page needs before its first widget: settings in the stores, texts in its language, tabs that agree, events for the host.
import { onAny } from '#shared/events/bus.ts'
import { activate, addMessages as add, type FetchTexts, type Messages, type Reword } from '#shared/i18n/i18n.ts'
import type { announce } from '#shared/mount/announce.ts'
import type { PageConfig } from '#shared/schemas/page.ts'
import { configurePage } from '#stores/page.ts'
import { startStores } from '#stores/start.ts'

let started: Promise<void> | null = null

/**
 * Starts the page once, however many widgets ask: `json` is the text of `#touchline-page`, `tell` dispatches DOM events,
 * `fetchTexts` loads the texts of a part.
 */
export function startPage(json: string, tell: typeof announce, fetchTexts: FetchTexts): Promise<void> {
  return (started ??= start(json, tell, fetchTexts))
}

async function start(json: string, tell: typeof announce, fetchTexts: FetchTexts): Promise<void> {
  const page = configurePage(json)
  activate(page.locale, await ownWords(page), fetchTexts)
  onAny((name, detail, origin) => tell(name, detail, origin))
  startStores()
}

/** Few hosts have words of their own, so what reads them is loaded for those only; should it not arrive, our words stand. */
async function ownWords({ messages }: PageConfig): Promise<Reword | undefined> {
  if (!Object.keys(messages)[0]) return undefined
  return import('#shared/i18n/own-words.ts').then(
    ({ rewordingOfBuild }) => rewordingOfBuild(messages),
    () => undefined,
  )
}

/** Adds a widget's texts in the page's language. */
export function addMessages(messages: Messages): void {
  add(messages)
}
