// Starts a page before its first widget: settings in the stores, texts in its language, synchronised tabs, events for the host.
import type { Happening } from '#shared/analytics/analytics.ts'
import type { ClaimOrder } from '#shared/analytics/purchases.ts'
import { emit, expectListener, onAny } from '#shared/events/bus.ts'
import { activate, addMessages as add, type Messages, type Reword } from '#shared/i18n/i18n.ts'
import type { announce } from '#shared/mount/announce.ts'
import { isEditing } from '#shared/mount/editing.ts'
import { mayHaveModelContext } from '#shared/mount/model-context.ts'
import type { PageConfig } from '#shared/wire/page.ts'
import { configurePage } from '#stores/page/page.ts'
import { followSuccess } from '#stores/checkout/follow-success.ts'
import { startStores } from '#stores/session/start.ts'

let started: Promise<void> | null = null

/** Starts the page once, however many widgets call it: `json` is the text of `#touchline-page`, `dispatch` dispatches DOM events. */
export function startPage(json: string, dispatch: typeof announce): Promise<void> {
  started ??= start(json, dispatch)
  // A later attempt may load what failed now.
  started.catch(() => (started = null))
  return started
}

async function start(json: string, dispatch: typeof announce): Promise<void> {
  const page = configurePage(json)
  // Before any store makes a call or reads an answer.
  const reportDoubts = page.adapter ? await (await import('#shared/adapters/load-adapter.ts')).loadAdapter(page.adapter, page) : null
  activate(page.locale, await ownWords(page))
  onAny((name, detail, origin) => dispatch(name, detail, origin))
  reportDoubts?.()
  // Nothing is counted on a page that is printed for editing, even before the builder calls the API.
  if (page.analytics && !isEditing()) countVisit(page)
  // Nothing more than this question is loaded in browsers without a model context.
  if (page.assistant && !isEditing() && mayHaveModelContext()) letAssistantIn()
  startStores()
  followSuccess()
}

/** Loaded only after a purchase. */
const claim: ClaimOrder = async (...order) => (await import('#stores/orders/order-claim.ts')).claimOrder(...order)

/** Events are queued until analytics is loaded; if it fails to load, nothing is counted. */
function countVisit(page: PageConfig): void {
  const already: Happening[] = []
  const stop = onAny((name, detail, origin) => void already.push({ name, detail, origin }))
  expectListener(
    import('#shared/analytics/analytics.ts')
      .then(({ startAnalytics }) => startAnalytics(page, claim, already))
      .catch((error: unknown) => emit('error', { error, phase: 'analytics' }))
      .finally(stop),
  )
}

/** Adds the mount of the assistant's widget, unless the host has printed it; the loader finds it like any other. */
function letAssistantIn(): void {
  if (document.querySelector('[data-touchline="assistant"]')) return
  const mount = document.createElement('div')
  mount.dataset['touchline'] = 'assistant'
  document.body.append(mount)
}

/** Few hosts have texts of their own, so the parser is loaded only for them; if it fails to load, our texts are used. */
async function ownWords({ messages }: PageConfig): Promise<Reword | undefined> {
  if (!Object.keys(messages)[0]) return undefined
  return import('#shared/i18n/overrides.ts').then(
    ({ rewording }) => rewording(messages),
    () => undefined,
  )
}

/** Adds a widget's texts in the page's language. */
export function addMessages(messages: Messages): void {
  add(messages)
}
