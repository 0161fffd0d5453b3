// Keeps the focus of a button that is removed with its notice: it waits in the button's place, and goes to what is drawn there.
import { focusPlace } from '#shared/mount/focus-place.ts'
import { say } from './say.ts'

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
const targets = `h1, h2, h3, h4, ${controls}`
/** What stands in the place of what is still to come. */
const coming = '[role="status"], .touchline-spinner, script, style, template'

/** An ancestor of the removed button, and what precedes the removed part in it. */
interface Place {
  parent: HTMLElement
  before: Element | null
}

/** The place that has the focus for a removed button, and the dialog or mount around it. */
let waiting: { at: Element; root: Element } | null = null

const isLost = () => !document.activeElement || document.activeElement === document.body

/** Whether the focus is still where the removed button left it. */
const isWaiting = () => isLost() || document.activeElement === waiting?.at

/** Innermost first, up to the dialog or mount. */
function placesOf(button: Element): Place[] {
  const places: Place[] = []
  for (let child = button; child.parentElement; child = child.parentElement) {
    places.push({ parent: child.parentElement, before: child.previousElementSibling })
    if (child.parentElement.matches('dialog, [data-touchline]')) break
  }
  return places
}

const follows = (element: Element, before: Element | null) =>
  !before?.isConnected || (!before.contains(element) && Boolean(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))

/**
 * Called before the button is removed. Where it has the focus, the nearest ancestor that stays takes it, and when `asked` has ended, the
 * first heading or control that was drawn after it. A person who has moved on keeps the focus.
 */
export function handOn(button: HTMLElement, asked: Promise<unknown>): void {
  if (document.activeElement !== button) return
  const places = placesOf(button)
  const root = places.at(-1)?.parent
  let hasEnded = false
  const look = () => {
    const place = places.find(({ parent }) => parent.isConnected)
    if (!place || !isWaiting()) return stop()
    // What has neither a heading nor a control is focused as a whole.
    const came = [...place.parent.querySelectorAll<HTMLElement>(targets), ...place.parent.querySelectorAll<HTMLElement>(':scope > *')]
    for (const target of hasEnded ? came : []) {
      if (!follows(target, place.before) || target.matches(coming)) continue
      if (!target.matches(controls)) target.tabIndex = -1
      target.focus()
      if (document.activeElement === target) return stop()
    }
    if (!root || !isLost()) return
    waiting = { at: place.parent, root }
    focusPlace(place.parent)
  }
  const watch = new MutationObserver(look)
  const leave = () => isWaiting() || stop()
  const stop = () => {
    waiting = null
    watch.disconnect()
    document.removeEventListener('focusin', leave)
  }
  // The button is removed in this task, and what a store has answered is drawn before the next one.
  queueMicrotask(() => {
    if (!root?.isConnected || !isLost()) return
    look()
    watch.observe(root, { childList: true, subtree: true })
    document.addEventListener('focusin', leave)
    void asked.finally(() =>
      setTimeout(() => {
        hasEnded = true
        look()
      }),
    )
  })
}

/** A retry that is drawn while the focus waits means that it has failed again: it takes the focus, and what no live region says is said. */
export function giveBack(button: HTMLElement): void {
  if (!waiting?.root.contains(button) || !isWaiting()) return
  button.focus()
  const title = button.closest('.touchline-empty')?.querySelector('p')
  if (title) say(title.textContent)
}
