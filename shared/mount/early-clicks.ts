// A click made before a widget is ready waits for it; if the widget is late, the link or form does what HTML does.
import { SSR } from './attributes.ts'

/** How long a click may wait, in milliseconds. */
const PATIENCE = 4000

/** A click that waits. */
export interface EarlyClick {
  target: Element
  /** Forgets it. */
  drop: () => void
}

/** Takes a plain click on a link or button inside a mount; null where the browser should simply go on. */
export function keepClick(mount: Element, event: MouseEvent): EarlyClick | null {
  const target = event.target instanceof Element ? event.target.closest('a[href],button,input[type=submit],[role=button],summary') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!target || !isPlain || !mount.contains(target) || target.getAttribute('target') === '_blank') return null
  // Markup that a server drew stays, and with it what the browser opens by itself.
  if (target.localName === 'summary' && mount.hasAttribute(SSR)) return null
  event.preventDefault()
  event.stopImmediatePropagation()
  const timer = setTimeout(() => follow(target), PATIENCE)
  return { target, drop: () => clearTimeout(timer) }
}

/** What the browser would have done. */
export function follow(target: Element): void {
  if (target instanceof HTMLAnchorElement && /^https?:$/.test(target.protocol)) location.assign(target.href)
  else if ((target instanceof HTMLButtonElement || target instanceof HTMLInputElement) && target.form?.isConnected)
    target.form.requestSubmit(target)
  else if (target.localName === 'summary') target.parentElement?.toggleAttribute('open')
}

/**
 * Resolves when nobody is pressing on the element: a press has to end on what it began on, or the browser makes no click of it.
 * What follows the release, as the click, has happened by then.
 */
export async function untilReleased(element: Element): Promise<void> {
  const signs = ['pointerup', 'pointercancel', 'keyup', 'dragend', 'blur']
  while (element.matches(':active')) {
    const stop = new AbortController()
    await new Promise((resolve) => {
      for (const sign of signs) addEventListener(sign, resolve, { capture: true, signal: stop.signal })
    })
    stop.abort()
    await new Promise((resolve) => setTimeout(resolve))
  }
}
