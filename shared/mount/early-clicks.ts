// Keeps a click made before a widget is ready; if the widget is late, the link or form has its native effect.
import { SSR } from './attributes.ts'

/** The longest wait of a click, in milliseconds. */
const PATIENCE = 4000

/** How long a tapped element may stay `:active` after its release, in milliseconds. */
const ACTIVE_AFTER_TAP = 150

/** A click that is waiting. */
export interface EarlyClick {
  target: Element
  /** Discards the click. */
  drop: () => void
}

/** Takes a plain click on a link or button inside a mount; null where the browser should handle it. */
export function keepClick(mount: Element, event: MouseEvent): EarlyClick | null {
  const target = event.target instanceof Element ? event.target.closest('a[href],button,input[type=submit],[role=button],summary') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!target || !isPlain || !mount.contains(target) || target.getAttribute('target') === '_blank') return null
  // Server-rendered markup stays, including disclosures that the browser has opened.
  if (target.localName === 'summary' && mount.hasAttribute(SSR)) return null
  event.preventDefault()
  event.stopImmediatePropagation()
  const timer = setTimeout(() => follow(target), PATIENCE)
  return { target, drop: () => clearTimeout(timer) }
}

/** Whether the element is, or is in, a link to a picture's file. */
export const isPictureLink = (target: Element) => /\.(png|jpe?g|gif|webp|avif)$/i.test(target.closest('a')?.pathname ?? '')

/** Performs the native action of the click. */
export function follow(target: Element): void {
  if (target instanceof HTMLAnchorElement && /^https?:$/.test(target.protocol)) location.assign(target.href)
  else if ((target instanceof HTMLButtonElement || target instanceof HTMLInputElement) && target.form?.isConnected)
    target.form.requestSubmit(target)
  else if (target.localName === 'summary') target.parentElement?.toggleAttribute('open')
}

/**
 * Resolves when the element is not being pressed: a press has to end on the element it began on, or the browser fires no click.
 * Events that follow the release, such as the click, have been fired by then.
 */
export async function untilReleased(element: Element): Promise<void> {
  const signs = ['pointerup', 'pointercancel', 'keyup', 'dragend', 'blur']
  while (element.matches(':active')) {
    const stop = new AbortController()
    await new Promise((resolve) => {
      for (const sign of signs) addEventListener(sign, resolve, { capture: true, signal: stop.signal })
      // After a tap Chromium keeps an element active for a moment, and no event marks the end.
      setTimeout(resolve, ACTIVE_AFTER_TAP)
    })
    stop.abort()
    await new Promise((resolve) => setTimeout(resolve))
  }
}
