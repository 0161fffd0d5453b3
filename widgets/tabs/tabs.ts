// Draws the host's sections as tabs, or as toggles on narrow screens. Links to content inside and find-in-page open its section.
import * as v from 'valibot'
import { defineEnhancer } from '#shared/mount/define.ts'
import { readSections, type Section } from './sections.ts'
import type { Shape } from './shape.ts'
import { tabList } from './tab-list.ts'
import { toggles } from './toggles.ts'

const Options = v.object({
  /** `auto`: tabs from 768 px, toggles below; or one of them at every width. */
  display: v.optional(v.picklist(['auto', 'tabs', 'toggles']), 'auto'),
  /** The toggles that are open at first; tabs start with the first one. */
  open: v.optional(v.picklist(['first', 'none', 'all']), 'first'),
  /** The name of the tab list for screen readers. */
  label: v.optional(v.string()),
})

const NARROW = '(width < 768px)'
const hasElement = (section: Section): section is Section & { element: HTMLElement } => section.element !== null

function enhance(mount: HTMLElement, { display, open, label = '' }: v.InferOutput<typeof Options>, signal: AbortSignal): void {
  const sections = readSections(mount)
  const [first] = sections
  if (!first) return
  const narrow = matchMedia(NARROW)
  const framed = sections.filter(hasElement)
  const sectionOf = (target: Element | null) =>
    target && sections.find(({ element, heading, body }) => [element, heading, ...body].some((part) => part?.contains(target)))
  const arrival = targetOf(location.hash)
  const arrived = sectionOf(arrival)
  // Tabs show the first section of the set, so the one in the address is added first.
  let shown = new Set([...(arrived ? [arrived] : []), ...(open === 'all' ? sections : open === 'first' ? [first] : [])])
  let shape: Shape | null = null

  const settle = () => {
    const focused = sections.find((section) => shape?.controlOf(section) === document.activeElement)
    if (shape) shown = new Set(sections.filter(shape.isShown))
    shape?.undo()
    const isTabs = display === 'tabs' || (display === 'auto' && !narrow.matches)
    shape = isTabs && framed.length === sections.length ? tabList(framed, [...shown][0] ?? first, label || null) : toggles(sections, shown)
    mount.setAttribute('data-tabs', isTabs ? 'tabs' : 'toggles')
    if (focused) shape.controlOf(focused)?.focus({ preventScroll: true })
  }
  if (arrival && arrived) {
    // A visible target keeps its position when content above it folds; a hidden one could not be scrolled to before.
    const isThere = scrollY > 0 && getComputedStyle(arrival).visibility === 'visible'
    const { top } = arrival.getBoundingClientRect()
    settle()
    if (isThere) scrollBy({ top: arrival.getBoundingClientRect().top - top, behavior: 'instant' })
    else arrival.scrollIntoView()
  } else settle()
  narrow.addEventListener('change', settle, { signal })

  /** Shows the section around an element; returns whether it was hidden. */
  const reveal = (target: EventTarget | null): boolean => {
    if (!(target instanceof Element) || !shape) return false
    const section = sectionOf(target)
    if (!section || shape.isShown(section)) return false
    shape.show(section)
    return true
  }
  const follow = () => {
    const target = targetOf(location.hash)
    if (reveal(target)) target?.scrollIntoView()
  }
  addEventListener('hashchange', follow, { signal })
  // Following the same link again does not change the address. The section is shown before the browser scrolls to it.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.hash && link.pathname === location.pathname && link.search === location.search) reveal(targetOf(link.hash))
    },
    { signal },
  )
  // Opens the section of a find-in-page match, and of a field that fails validation.
  mount.addEventListener('beforematch', ({ target }) => reveal(target), { signal })
  mount.addEventListener('invalid', ({ target }) => reveal(target), { signal, capture: true })
  signal.addEventListener('abort', () => {
    shape?.undo()
    mount.removeAttribute('data-tabs')
  })
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

export default defineEnhancer({ name: 'tabs', options: Options, enhance })
