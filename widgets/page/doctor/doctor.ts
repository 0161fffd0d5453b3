// The overlay behind `?touchline=doctor`: mounts, faults, settings and events. Plain DOM, so that it works when widgets do not.
import type { Announcement } from '#shared/mount/announce.ts'
import { describeElement } from '#shared/mount/describe-element.ts'
import { readPageJson } from '#shared/mount/page-settings.ts'
import type { Touchline } from '#widgets/page/public-api.ts'
import { answerFaults } from './answer.ts'
import { look } from './look.ts'
import { tryNarrowedList } from './list.ts'
import { examinePage } from './page.ts'
import { writeReport } from './report.ts'

/** The maximum number of characters shown of a value. */
const LONG = 240

type KnownMount = ReturnType<Touchline['mounts']>[number]

/** Opens the overlay and updates it until it is closed; `widgets` are the names of all widgets. */
export function openDoctor(touchline: Touchline, widgets: readonly string[]): void {
  const place = make('div', { 'data-touchline-doctor': '' })
  const overlay = make('section', { role: 'dialog', 'aria-label': 'Touchline doctor' })
  const summary = make('p', { role: 'status' })
  const fold = button('Fold', () => {
    const isFolded = overlay.toggleAttribute('data-folded')
    fold.textContent = isFolded ? 'Unfold' : 'Fold'
    fold.setAttribute('aria-expanded', String(!isFolded))
  })
  fold.setAttribute('aria-expanded', 'true')
  const ended = new AbortController()
  const close = button('Close', () => {
    ended.abort()
    place.remove()
  })
  const copy = button('Copy report', () => {
    const label = (text: string) => {
      copy.textContent = text
      copy.setAttribute('aria-label', text)
    }
    const about = { version: touchline.version, address: location.href, browser: navigator.userAgent }
    // Of an event its name alone: its detail has what the shopper has done.
    const shown = [faults, leftOut, findings, mounts, settings].map(({ read }) => read())
    const happened = { title: 'Events', entries: events.read().entries.map(([name = '']) => [name]) }
    // A page without https has no clipboard.
    const copied = navigator.clipboard
      ? navigator.clipboard.writeText(writeReport(about, [...shown, happened]))
      : Promise.reject(new Error())
    void copied.then(
      () => label('Copied'),
      () => label('Could not copy'),
    )
  })
  const mounts = list('Mounts', 'There is no mount on this page: no element has data-touchline.')
  const faults = list('Faults', '')
  const leftOut = list('Left out', 'All that came could be read.')
  const findings = list('This page', 'It stands where it can work, as far as could be seen.')
  const settings = list('Page settings', 'They could not be read.')
  const events = list('Events', 'Nothing happened so far.')

  const count = { faults: 0, settings: 0, leftOut: 0, advice: 0 }
  const sum = () => {
    const known = touchline.mounts().length
    const wrong = count.faults + count.settings
    const lost = count.leftOut === 0 ? '' : `, ${count.leftOut} left out`
    summary.textContent = `${known} ${known === 1 ? 'mount' : 'mounts'}, ${wrong} ${wrong === 1 ? 'fault' : 'faults'}${lost}`
    const isSilent = wrong + count.leftOut + count.advice === 0
    faults.say(isSilent ? 'Nothing is wrong so far.' : 'No widget has failed. What else was found stands below.')
  }
  let drawn = ''
  let lookAgain = () => {}
  const draw = () => {
    lookAgain()
    const lines = touchline.mounts().map((known) => ({ known, lines: linesOf(known) }))
    sum()
    // An unchanged entry keeps its element, and with it the focus.
    const now = JSON.stringify(lines.map((one) => [one.known.status, one.lines]))
    if (now === drawn) return
    drawn = now
    mounts.show(lines.map(({ known, lines: [name = '', ...more] }) => item(known.status, name, more, known.element, known.status)))
  }
  const handle = (announcement: Announcement) => {
    events.add(eventItem(announcement))
    if (announcement.name !== 'error' || isOfSettings(announcement)) return
    const lost = partsLeftOut(announcement)
    if (lost) {
      leftOut.add(item('failed', `${lost.count} ${lost.count === 1 ? 'part' : 'parts'}`, [lost.text]))
      count.leftOut += lost.count
      sum()
      return
    }
    faults.add(faultItem(announcement))
    count.faults++
    sum()
  }
  const body = make('div', { class: 'body', tabindex: '0', role: 'group', 'aria-label': 'Findings' })
  body.append(faults.part, leftOut.part, findings.part, mounts.part, settings.part, events.part)
  const head = make('header')
  head.append(make('h2', {}, `Touchline ${touchline.version}`), summary, copy, fold, close)
  overlay.append(head, body)
  const root = place.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(look)
  root.adoptedStyleSheets = [sheet]
  root.append(overlay)
  document.body.append(place)

  ended.signal.addEventListener('abort', touchline.watch(handle))
  const observer = new MutationObserver(draw)
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-touchline-status'] })
  ended.signal.addEventListener('abort', () => observer.disconnect())
  draw()
  tryNarrowedList(
    touchline,
    (text) => {
      faults.add(item('failed', 'The list’s addresses', [text]))
      count.faults++
      sum()
    },
    ended.signal,
  )
  void import('./settings.ts').then(({ readSettings, settingsOf }) => {
    const report = (about: string, text: string, isAdvice = false) => {
      findings.add(item(isAdvice ? '' : 'failed', about, [text]))
      if (isAdvice) count.advice++
      else count.faults++
      sum()
    }
    lookAgain = examinePage(touchline, settingsOf(readPageJson()), report, ended.signal)
    lookAgain()
    for (const { name, used, fault } of readSettings(readPageJson(), widgets)) {
      settings.add(item(fault ? 'failed' : 'ready', name, fault ? [used, fault] : [used]), true)
      if (fault) count.settings++
    }
    sum()
  })
}

/** Returns the lines about a mount, its name first. */
function linesOf({ element, status, options, when: usual = '' }: KnownMount): string[] {
  const when = element.getAttribute('data-when') ?? usual
  const own = [...element.attributes].filter(
    ({ name }) => name.startsWith('data-') && !name.startsWith('data-touchline') && name !== 'data-when',
  )
  const written = new Set(own.map(({ name }) => name.replaceAll(/^data-|-/g, '').toLowerCase()))
  const lines = [
    describeElement(element),
    `${element.hasAttribute('data-touchline-ssr') ? "the server's" : "the host's"} HTML, ${status === 'waiting' ? 'waits for' : 'starts on'} ${when}`,
  ]
  if (!options)
    return own.length > 0
      ? [...lines, `written: ${own.map(({ name, value }) => `${name}="${/^\s*[[{]/.test(value) ? '…' : value}"`).join(' ')}`]
      : lines
  const names = new Set(Object.keys(options).map((name) => name.toLowerCase()))
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined) lines.push(`${name}: ${json(value)}${written.has(name.toLowerCase()) ? ' (attribute)' : ''}`)
  }
  const strange = own.filter(({ name }) => !names.has(name.replaceAll(/^data-|-/g, '').toLowerCase())).map(({ name }) => name)
  return strange.length > 0 ? [...lines, `no options of this widget: ${strange.join(', ')}`] : lines
}

/** Whether a fault is about the page's settings, which have a list of their own. */
function isOfSettings({ detail }: Announcement): boolean {
  const { widget, fault } = Object(detail)
  return widget === '' && fault !== undefined
}

/** Reads the suite's `DroppedParts` error. Its class is in another bundle, so `instanceof` cannot be used. */
function partsLeftOut({ detail }: Announcement): { count: number; text: string } | null {
  const { error } = Object(detail)
  const { name, message, count } = Object(error)
  return name === 'DroppedParts' ? { count: Number(count), text: String(message) } : null
}

function faultItem({ detail }: Announcement): HTMLElement {
  const { error, widget, phase, element } = Object(detail)
  const text = error instanceof Error ? error.message : String(error)
  return item('failed', `${widget || 'The page'} (${phase})`, [text, ...answerFaults(error)], element instanceof Element ? element : null)
}

function eventItem({ name, detail, at }: Announcement): HTMLElement {
  return item('', `${(at / 1000).toFixed(2)} s ${name}`, [json(detail)])
}

/** Draws one finding; with an element, a button shows it on the page. */
function item(status: string, name: string, lines: readonly string[], element: Element | null = null, word = ''): HTMLElement {
  const made = make('li', status ? { 'data-status': status } : {})
  made.append(make('strong', {}, name))
  if (word) made.append(make('span', { class: 'status' }, word))
  if (element) made.append(button('Show', () => show(element), `Show ${describeElement(element)}`))
  made.append(...lines.map((line) => make('p', {}, line)))
  return made
}

function show(element: Element): void {
  element.scrollIntoView({ block: 'center' })
  const ring = { outline: '4px solid #d6006c', outlineOffset: '3px' }
  element.animate([ring, ring], { duration: 2500 })
}

function list(title: string, otherwise: string) {
  const part = make('details', { open: '' })
  const items = make('ul', { 'aria-label': title })
  const none = make('p', { class: 'none' }, otherwise)
  part.append(make('summary', {}, title), none, items)
  const settle = () => (none.hidden = items.childElementCount > 0)
  return {
    part,
    /** Its entries as text. */
    read: () => ({
      title,
      entries: [...items.children].map((one) => [...one.querySelectorAll('strong,.status,p')].map(({ textContent }) => textContent)),
    }),
    /** Sets the text for an empty list. */
    say(text: string) {
      none.textContent = text
    },
    /** Adds an item at the start, or at the end. */
    add(one: HTMLElement, isLast = false) {
      if (isLast) items.append(one)
      else items.prepend(one)
      settle()
    },
    show(all: readonly HTMLElement[]) {
      items.replaceChildren(...all)
      settle()
    },
  }
}

function make(tag: string, attributes: Record<string, string> = {}, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

function button(text: string, press: () => void, name = text): HTMLElement {
  const made = make('button', { type: 'button', 'aria-label': name }, text)
  made.addEventListener('click', press)
  return made
}

function json(value: unknown): string {
  try {
    const text = JSON.stringify(value, (_key, one: unknown) =>
      one instanceof Element ? describeElement(one) : one instanceof Error ? one.message : one,
    )
    return text.length > LONG ? `${text.slice(0, LONG)} …` : text
  } catch {
    return String(value)
  }
}
