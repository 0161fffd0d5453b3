// Edit mode: scrolls the selected element into view, stops motion, analytics, storage and writes, and explains empty mounts.
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

/** Starts edit mode; does nothing if it is already on. */
export function loadEditor(touchline: Touchline): void {
  stop ??= begin(touchline)
}

/** Ends edit mode and restores normal behaviour. */
export function unloadEditor(): void {
  deselectEditor()
  stop?.()
  stop = null
}

/** Brings an element into view: opens its tab or toggle, moves to its slide. A mount in or around it that is empty gets a note. */
export function selectEditor(touchline: Touchline, element: Element): void {
  deselectEditor()
  selected = element
  element.setAttribute(SELECTED, '')
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
  // The events that a browser fires for a match of find-in-page and for focus: tabs and sliders bring their target into view on both.
  element.dispatchEvent(new Event('beforematch', { bubbles: true }))
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  noteEmpty(touchline)
}

/** Clears the selection. */
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
  // On the window, so that widgets handle the event first (their calls are refused). Any other submit would leave the page, and might place
  // an order.
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

/** The environment in edit mode: it reads everything, but stores nothing, sends nothing and does not navigate. */
function resting(): Parameters<typeof setEnvironment>[0] {
  const { cookie, fetch, storage } = environment
  const kept = { local: overlay(storage('local')), session: overlay(storage('session')) }
  const consent = $page.get().analytics?.consentCookie
  return {
    // Without regard to consent: an editor's view is not counted as a visit.
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

/** Stores values in memory, above the page's stored ones. */
function overlay(below: TextStore): TextStore {
  const own = new Map<string, string | null>()
  return {
    get: (key) => own.get(key) ?? (own.has(key) ? null : below.get(key)),
    set: (key, text) => void own.set(key, text),
    remove: (key) => void own.set(key, null),
    keys: () => [...new Set([...below.keys(), ...own.keys()])].filter((key) => own.get(key) !== null),
  }
}

/** Shows a mount's error message beside it. */
function noteFault(detail: unknown): void {
  if (typeof detail !== 'object' || detail === null || !('element' in detail) || !('error' in detail)) return
  const { element, error } = detail
  if (element instanceof HTMLElement) note(element, error instanceof Error ? error.message : String(error))
}

/** Adds a note to selected mounts that are ready and have no height, with the options that could give them content. */
function noteEmpty(touchline: Touchline): void {
  for (const { element, name, status, options } of touchline.mounts()) {
    if (!selected || status !== 'ready' || !(element instanceof HTMLElement)) continue
    if (!selected.contains(element) && !element.contains(selected)) continue
    if (element.offsetHeight === 0 && options)
      note(element, `Touchline ${name} shows nothing yet. Its options: ${Object.keys(options).join(', ')}.`)
  }
}

/** Writes a note after the mount, since its inside belongs to the widget. */
function note(mount: HTMLElement, text: string): void {
  const before = mount.nextElementSibling
  const place = before?.hasAttribute(NOTE) ? before : document.createElement('p')
  place.setAttribute(NOTE, '')
  if (!place.textContent.includes(text)) place.append(place.textContent ? ' ' : '', text)
  if (place !== before) mount.after(place)
}
