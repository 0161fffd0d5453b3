// The page while it is edited: the selected element is scrolled into view, nothing moves, counts, saves or buys, and an empty mount says why.
import { environment, setEnvironment, type Stop } from '#shared/environment.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import { EDITING, EDITING_CHANGED } from '#shared/mount/editing.ts'
import type { TextStore } from '#shared/storage/text-store.ts'
import { $page } from '#stores/page/page.ts'
import type { Touchline } from './public-api.ts'

const SELECTED = 'data-touchline-selected'
const NOTE = 'data-touchline-note'

let stop: Stop | null = null
let selected: Element | null = null

/** Begins it; once more does nothing. */
export function loadEditor(touchline: Touchline): void {
  stop ??= begin(touchline)
}

/** Ends it: the page is a shop again. */
export function unloadEditor(): void {
  deselectEditor()
  stop?.()
  stop = null
}

/** Brings an element into view: its tab or toggle opens, its slide comes. A mount in or around it that shows nothing says so. */
export function selectEditor(touchline: Touchline, element: Element): void {
  deselectEditor()
  selected = element
  element.setAttribute(SELECTED, '')
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
  // What the browser says of what its own search found, and of what gets the focus: tabs and sliders bring both into view.
  element.dispatchEvent(new Event('beforematch', { bubbles: true }))
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  noteEmpty(touchline)
}

/** Nothing is selected any more. */
export function deselectEditor(): void {
  selected?.removeAttribute(SELECTED)
  selected = null
}

function begin(touchline: Touchline): Stop {
  const restore = setEnvironment(resting())
  const root = document.documentElement
  const wasPrinted = root.hasAttribute(EDITING)
  root.setAttribute(EDITING, '')
  document.dispatchEvent(new Event(EDITING_CHANGED))
  const ended = new AbortController()
  // Behind the widgets, whose calls are refused: what none of them took would leave the page, and might buy.
  addEventListener('submit', (event) => event.preventDefault(), { signal: ended.signal })
  const unwatch = touchline.watch(({ name, detail }) => {
    if (name === 'mounted') noteEmpty(touchline)
    if (name === 'error') noteFault(detail)
  })
  return () => {
    unwatch()
    ended.abort()
    for (const said of document.querySelectorAll(`[${NOTE}]`)) said.remove()
    if (!wasPrinted) root.removeAttribute(EDITING)
    restore()
    document.dispatchEvent(new Event(EDITING_CHANGED))
  }
}

/** The platform as an edited page has it: it reads everything, and keeps, sends and leaves nothing. */
function resting(): Parameters<typeof setEnvironment>[0] {
  const { cookie, fetch, storage } = environment
  const kept = { local: overlay(storage('local')), session: overlay(storage('session')) }
  const consent = $page.get().analytics?.consentCookie
  return {
    // Whatever was agreed to: an editor's looks are no visit.
    cookie: (name) => (name === consent ? null : cookie(name)),
    setCookie: () => {},
    storage: (area) => kept[area],
    navigate: () => {},
    replaceAddress: () => {},
    pushAddress: () => {},
    fetch: (request) => (isRead(request) ? fetch(request) : Promise.resolve(refusal())),
  }
}

const isRead = ({ method, url }: Request) => method === 'GET' || method === 'HEAD' || url.endsWith('/totals-information')

function refusal(): Response {
  const body = JSON.stringify({ code: 'editing', message: sentence('general.editing') })
  return new Response(body, { status: 403, headers: { 'Content-Type': 'application/json' } })
}

/** What is kept is kept for this page alone. */
function overlay(below: TextStore): TextStore {
  const own = new Map<string, string | null>()
  return {
    get: (key) => own.get(key) ?? (own.has(key) ? null : below.get(key)),
    set: (key, text) => void own.set(key, text),
    remove: (key) => void own.set(key, null),
    keys: () => [...new Set([...below.keys(), ...own.keys()])].filter((key) => own.get(key) !== null),
  }
}

/** An error of a mount, in its own words beside it. */
function noteFault(detail: unknown): void {
  if (typeof detail !== 'object' || detail === null || !('element' in detail) || !('error' in detail)) return
  const { element, error } = detail
  if (element instanceof HTMLElement) note(element, error instanceof Error ? error.message : String(error))
}

/** Of what is selected: a mount that is ready and has no height, with the options that could give it one. */
function noteEmpty(touchline: Touchline): void {
  for (const { element, name, status, options } of touchline.mounts()) {
    if (!selected || status !== 'ready' || !(element instanceof HTMLElement)) continue
    if (!selected.contains(element) && !element.contains(selected)) continue
    if (element.offsetHeight === 0 && options)
      note(element, `Touchline ${name} shows nothing yet. Its options: ${Object.keys(options).join(', ')}.`)
  }
}

/** Behind the mount, since what stands inside belongs to the widget. */
function note(mount: HTMLElement, words: string): void {
  const before = mount.nextElementSibling
  const place = before?.hasAttribute(NOTE) ? before : document.createElement('p')
  place.setAttribute(NOTE, '')
  if (!place.textContent.includes(words)) place.append(place.textContent ? ' ' : '', words)
  if (place !== before) mount.after(place)
}
