// Toggle buttons anywhere in a part of the page, with one listener: their state follows stores, presses are delegated, cards may be added
// and removed.
import type { ReadableAtom } from 'nanostores'

/** Buttons of one kind. */
export interface ToggleButtons<Key> {
  selector: string
  /** The key of a button's item; null leaves the button to the host. */
  keyOf: (button: HTMLElement) => Key | null
  isOn: (key: Key) => boolean
  isBusy: (key: Key) => boolean
  /** The accessible name of every button, where its own would repeat the state. */
  name?: () => string
  /** The stores that the state depends on. */
  stores: readonly ReadableAtom[]
  press: (button: HTMLElement, key: Key, isWanted: boolean) => void
}

/** Manages the buttons inside `mount` until `signal` aborts. */
export function toggleButtons<Key>(mount: HTMLElement, buttons: ToggleButtons<Key>, signal: AbortSignal): void {
  const { selector, keyOf, isOn, isBusy, stores, press } = buttons
  const draw = () => {
    const name = buttons.name?.()
    for (const button of mount.querySelectorAll<HTMLElement>(selector)) {
      const key = keyOf(button)
      if (key === null) continue
      setAttribute(button, 'aria-pressed', String(isOn(key)))
      setAttribute(button, 'aria-busy', isBusy(key) ? 'true' : null)
      if (name !== undefined) setAttribute(button, 'aria-label', name)
    }
  }
  draw()
  const stops = stores.map(($store) => $store.listen(draw))
  // Cards that are added later, by a filter or an endless list, get their state as well.
  const observer = new MutationObserver((records) => records.some(hasNewElements) && draw())
  observer.observe(mount, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    for (const stop of stops) stop()
  })
  mount.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
      const key = button && keyOf(button)
      if (!button || key === null) return
      event.preventDefault()
      press(button, key, button.getAttribute('aria-pressed') !== 'true')
    },
    { signal },
  )
}

function hasNewElements({ addedNodes }: MutationRecord): boolean {
  return [...addedNodes].some((node) => node.nodeType === Node.ELEMENT_NODE)
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
