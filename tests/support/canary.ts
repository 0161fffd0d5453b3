// A person whose name, address, number and birthday are told from all others: wherever they turn up outside the page and the shop's books is seen.
import type { BrowserContext, Page, Request } from 'playwright-core'
import { vi } from 'vitest'

/** What is hers alone; written nowhere else in the shop. */
export const canary = {
  firstName: 'Kanariette',
  lastName: 'Vogelsang-Zwitscher',
  email: 'kanariette.zwitscher@example.com',
  phone: '+49 170 998 77 65',
  birthday: { day: '9', month: '7', year: '1987' },
  password: 'Kanarien-Gelb-41',
  words: 'Kanarienfutter in the seam',
} as const

/** However it is written: names in small letters, digits without what stands between them. */
const names = ['kanarien', 'kanariette', 'vogelsang-zwitscher']
const numbers = ['1709987765', '19870709', '09071987', '971987', '1987709']

/** The call by which the spec asks whether a mail address is mistyped has it in its own; no other address may. */
const specsOwn = /\/api\/email-similarity\/check-email\?email=kanariette\.zwitscher@example\.com$/

/** Where she was seen, each place once, as `place: what`. */
export interface Watch {
  /** Ever, and in storage now. */
  sightings: () => Promise<string[]>
}

/** Whether a text holds anything of hers. */
export function seesCanary(text: string): boolean {
  const plain = decode(text).toLowerCase()
  // Digits of a time or a hash stand close together as well: only those of a number that is written as one count.
  const digits = plain.replaceAll(/(?<=\d)[ \-./]+(?=\d)/g, '')
  return names.some((name) => plain.includes(name)) || numbers.some((number) => digits.includes(number))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Watches a context's addresses, referrers, bodies to others, console, events and storage, and what the host writes into its log. */
export async function watchCanary(context: BrowserContext, origin: string): Promise<Watch> {
  const seen = new Set<string>()
  const noteIn = (found: Set<string>) => (place: string, text: string) => {
    if (seesCanary(text) && !specsOwn.test(decode(text))) found.add(`${place}: ${decode(text).slice(0, 300)}`)
  }
  const note = noteIn(seen)
  const log = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level))
  context.on('request', (request) => noteRequest(request, origin, note))
  context.on('console', (message) => note('console', message.text()))
  context.on('weberror', (error) => note('uncaught', error.error().message))
  await context.exposeBinding('canarySeen', (_source, place: string, text: string) => note(place, text))
  await context.addInitScript(hearPage)
  return {
    async sightings() {
      const found = new Set(seen)
      const noteNow = noteIn(found)
      for (const page of context.pages()) await noteStorage(page, noteNow)
      for (const { name, value } of await context.cookies()) noteNow(`cookie ${name}`, value)
      for (const spy of log) for (const call of spy.mock.calls) noteNow('log of the host', call.map(String).join(' '))
      return [...found].toSorted()
    },
  }
}

function noteRequest(request: Request, origin: string, note: (place: string, text: string) => void): void {
  note('address', request.url())
  note('referrer', request.headers()['referer'] ?? '')
  // The shop itself is told; nobody else is.
  if (!request.url().startsWith(origin)) note(`sent to ${new URL(request.url()).host}`, request.postData() ?? '')
}

async function noteStorage(page: Page, note: (place: string, text: string) => void): Promise<void> {
  const stored = await page.evaluate(async () => {
    const entries = (storage: Storage, name: string) => Object.entries(storage).map(([key, value]) => [`${name} ${key}`, String(value)])
    const databases = (await indexedDB.databases()).map(({ name = '' }) => [`indexedDB ${name}`, name])
    const caches = (await window.caches.keys()).map((name) => [`cache ${name}`, name])
    const state = [
      ['history', JSON.stringify(history.state)],
      ['title', document.title],
      ['window.name', window.name],
    ]
    return [...entries(localStorage, 'localStorage'), ...entries(sessionStorage, 'sessionStorage'), ...databases, ...caches, ...state]
  })
  for (const [place = '', text = ''] of stored) note(place, text)
}

/** Runs in the page before everything: what any script tells others by an event, a message or the data layer. */
function hearPage(): void {
  const tell = (place: string, what: unknown) => {
    let text = ''
    try {
      text = JSON.stringify(what) ?? ''
    } catch {
      text = String(what)
    }
    Reflect.get(window, 'canarySeen')?.(place, text)
  }
  const { dispatchEvent } = EventTarget.prototype
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event instanceof CustomEvent) tell(`event ${event.type}`, event.detail)
    return dispatchEvent.call(this, event)
  }
  addEventListener('message', (event) => tell('message', event.data))
  const layer: unknown[] = []
  layer.push = (...items) => {
    tell('dataLayer', items)
    return Array.prototype.push.apply(layer, items)
  }
  Reflect.set(window, 'dataLayer', layer)
}
