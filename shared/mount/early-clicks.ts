// A click made before a widget is ready waits for it; if the widget is late, the link or form does what HTML does.

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
  const target = event.target instanceof Element ? event.target.closest('a[href],button,input[type=submit],[role=button]') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!target || !isPlain || !mount.contains(target) || target.getAttribute('target') === '_blank') return null
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
}
