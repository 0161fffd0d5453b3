// Finds the control that a person was using before a widget replaced the host's HTML.
import { KEY } from './attributes.ts'

/** The properties that identify a control in two renderings of the same mount. */
export interface Trace {
  /** The control itself; hydration keeps it, so it is tried first. */
  element: Element
  key: string | null
  name: string | null
  value: string | null
  href: string | null
  label: string
  tag: string
}

const label = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Records a control before its markup is removed. */
export function trace(element: Element): Trace {
  const isChoice = element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox')
  return {
    element,
    key: element.getAttribute(KEY),
    name: element.getAttribute('name'),
    value: isChoice || element instanceof HTMLButtonElement ? element.value : null,
    href: element.getAttribute('href'),
    label: label(element),
    tag: element.localName,
  }
}

/** The same control in the mount's new markup: by itself, key, name and value, link, or label; null where there is none. */
export function counterpart(mount: Element, was: Trace): HTMLElement | null {
  if (mount.contains(was.element) && was.element instanceof HTMLElement) return was.element
  const candidates = [...mount.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary,[tabindex]')]
  const first = (matches: (candidate: HTMLElement) => boolean) => candidates.find(matches) ?? null
  if (was.key) return first((one) => one.getAttribute(KEY) === was.key)
  if (was.name) {
    const named = (one: HTMLElement) => one.getAttribute('name') === was.name
    return (
      first((one) => named(one) && (was.value === null || ('value' in one && one.value === was.value))) ??
      (was.value === null ? null : first(named))
    )
  }
  // A summary is matched by its role, not its label, which a link in its list may share. Else a button with its label has replaced it.
  if (was.tag === 'summary')
    return (
      first((one) => one.localName === was.tag && label(one) === was.label) ??
      first((one) => one.localName === was.tag) ??
      first((one) => one.localName === 'button' && label(one) === was.label)
    )
  return (
    (was.href && first((one) => one.localName === 'a' && one.getAttribute('href') === was.href)) ||
    first((one) => one.localName === was.tag && label(one) === was.label) ||
    (was.label && first((one) => label(one) === was.label)) ||
    null
  )
}
