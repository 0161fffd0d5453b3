// A person whose name, address, number and birthday are unique, so that any copy of them outside the page and the shop's books is found.
import type { BrowserContext, Page, Request } from 'playwright-core'
import { vi } from 'vitest'

/** Her data, which occurs nowhere else in the shop. */
export const canary = {
  firstName: 'Kanariette',
  lastName: 'Vogelsang-Zwitscher',
  email: 'kanariette.zwitscher@example.com',
  phone: '+49 170 998 77 65',
  birthday: { day: '9', month: '7', year: '1987' },
  password: 'Kanarien-Gelb-41',
  words: 'Kanarienfutter in the seam',
} as const

/** Her data in normal form: names in lower case, digits without separators. */
const names = ['kanarien', 'kanariette', 'vogelsang-zwitscher']
const numbers = ['1709987765', '19870709', '09071987', '971987', '1987709']

/** The specification's call that checks an e-mail address has it in its own address; no other address may contain it. */
const specsOwn = /\/api\/email-similarity\/check-email\?email=kanariette\.zwitscher@example\.com$/

/** Where her data was found, each place once, as `place: text`. */
export interface Watch {
  /** The findings so far, and those in storage now. */
  sightings: () => Promise<string[]>
}

/** Whether a text contains any of her data. */
export function seesCanary(text: string): boolean {
  const plain = decode(text).toLowerCase()
  // Times and hashes have adjacent digits too, so only the digits of a formatted number are joined.
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

/** Watches a context's addresses, referrers, bodies to others, console, events and storage, and the host's log. */
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
  await context.addInitScript(recordPage)
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
  // Only requests to the shop itself may contain her data.
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

/** Runs in the page before all scripts: records what any script sends by an event, a message or the data layer. */
function recordPage(): void {
  const record = (place: string, what: unknown) => {
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
    if (event instanceof CustomEvent) record(`event ${event.type}`, event.detail)
    return dispatchEvent.call(this, event)
  }
  addEventListener('message', (event) => record('message', event.data))
  const layer: unknown[] = []
  layer.push = (...items) => {
    record('dataLayer', items)
    return Array.prototype.push.apply(layer, items)
  }
  Reflect.set(window, 'dataLayer', layer)
}
