// Keeps clicks made before a widget is ready and makes them again once it is; if it never is, the link or form works as HTML does.
import { counterpart, trace, type Trace } from './counterpart.ts'

/** How long a click may wait for its widget, in milliseconds, before the browser does what the HTML says. */
const PATIENCE = 4000
const clickable = 'a[href],button,input[type=submit],[role=button]'

interface EarlyClick {
  was: Trace
  timer: ReturnType<typeof setTimeout>
}

/** The clicks that wait, by mount. */
export class EarlyClicks {
  readonly #waiting = new Map<Element, EarlyClick>()

  /** Takes a click inside a mount that is not ready. The newest replaces an older one: that is what the person wants now. */
  keep(mount: Element, event: MouseEvent): boolean {
    const target = event.target instanceof Element ? event.target.closest(clickable) : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!target || !isPlain || !mount.contains(target) || target.getAttribute('target') === '_blank') return false
    event.preventDefault()
    event.stopImmediatePropagation()
    this.drop(mount)
    this.#waiting.set(mount, { was: trace(target), timer: setTimeout(() => this.giveBack(mount), PATIENCE) })
    return true
  }

  /** The widget stands: clicks its counterpart of what was clicked. */
  replay(mount: Element): void {
    const early = this.drop(mount)
    if (!early) return
    const target = counterpart(mount, early.was)
    if (target) target.click()
    else follow(early.was.element)
  }

  /** The widget will not come in time: the HTML's own behaviour. */
  giveBack(mount: Element): void {
    const early = this.drop(mount)
    if (early) follow(early.was.element)
  }

  /** Forgets the click of a mount, e.g. because it left the page. */
  drop(mount: Element): EarlyClick | undefined {
    const early = this.#waiting.get(mount)
    if (early) clearTimeout(early.timer)
    this.#waiting.delete(mount)
    return early
  }
}

function follow(element: Element): void {
  if (element instanceof HTMLAnchorElement && /^https?:$/.test(element.protocol)) location.assign(element.href)
  else if ((element instanceof HTMLButtonElement || element instanceof HTMLInputElement) && element.form?.isConnected) element.form.requestSubmit(element)
}
