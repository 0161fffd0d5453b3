// Keeps the focus of a button that is removed with its notice: it waits in the button's place, and goes to what is drawn there.
import { focusPlace } from '#shared/mount/focus-place.ts'
import { say } from './say.ts'

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
const targets = `h1, h2, h3, h4, ${controls}`
/** What stands in the place of what is still to come. */
const coming = '[role="status"], .touchline-spinner, script, style, template'

/** An ancestor of the removed button, and what precedes the removed part in it. */
export interface Place {
  parent: HTMLElement
  before: Element | null
}

const follows = (element: Element, before: Element | null) =>
  !before?.isConnected || (!before.contains(element) && Boolean(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))

/**
 * Follows a press until `asked` has ended. Where the button is removed, the nearest ancestor that stays takes its focus, and then the first
 * heading or control that is drawn after it. A person who has moved on keeps the focus.
 */
export function handOn(all: readonly Place[], asked: Promise<unknown>): void {
  // Up to the dialog or mount.
  const places = all.slice(0, all.findIndex(({ parent }) => parent.matches('dialog, [data-touchline]')) + 1)
  const root = places.at(-1)?.parent
  if (!root?.isConnected) return
  const button = document.activeElement
  let waiting: Element | null = null
  let hasEnded = false
  /** Whether the focus is where the button was, or still on it. */
  const isOurs = () => {
    const { activeElement } = document
    return !activeElement || activeElement === document.body || activeElement === waiting || activeElement === button
  }
  const look = () => {
    const place = places.find(({ parent }) => parent.isConnected)
    if (!place || !isOurs()) return stop()
    // The notice stays while it is asked, as one over an older list does.
    if (button !== document.body && document.activeElement === button) return hasEnded ? stop() : undefined
    // What has neither a heading nor a control is focused as a whole.
    const came = [...place.parent.querySelectorAll<HTMLElement>(targets), ...place.parent.querySelectorAll<HTMLElement>(':scope > *')]
    for (const target of hasEnded ? came : []) {
      if (!follows(target, place.before) || target.matches(coming)) continue
      if (!target.matches(controls)) target.tabIndex = -1
      target.focus()
      if (document.activeElement === target) return stop()
    }
    if (document.activeElement === waiting) return
    waiting = place.parent
    focusPlace(place.parent)
  }
  const watch = new MutationObserver(look)
  const leave = () => isOurs() || stop()
  const stop = () => {
    watch.disconnect()
    document.removeEventListener('focusin', leave)
  }
  watch.observe(root, { childList: true, subtree: true })
  document.addEventListener('focusin', leave)
  look()
  void asked.finally(() =>
    // What a store has answered is drawn before the next task.
    setTimeout(() => {
      hasEnded = true
      look()
      sayFailure(root)
    }),
  )
}

/** Says why the button has the focus again, unless an alert does. */
function sayFailure(root: Element): void {
  const empty = document.activeElement?.closest('.touchline-empty')
  const title = root.contains(empty ?? null) ? empty?.querySelector('p') : null
  if (title) say(title.textContent)
}
