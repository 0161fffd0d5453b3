// Keeps the host's HTML in a mount until the data of its widget was loaded.
import { SSR, STATE } from './attributes.ts'
import { failureIn } from './clear-failure.ts'
import type { ViewWidget } from './define.ts'
import type { Mounted, MountRequest } from './runtime.tsx'
import { scriptOf } from './script-of.ts'

/** How long an early click waits for the widget, in milliseconds; after that the host's HTML is used as it is. */
const PATIENCE = 200

/** Whether our own server rendered the mount, or printed the widget's state in it. */
export const isPrinted = (mount: Element): boolean => mount.hasAttribute(SSR) || scriptOf(mount, STATE) !== undefined

/** Whether the host's HTML has content that can be read, seen or used; markup from our own server is hydrated at once. */
export function isWorded(mount: Element): boolean {
  if (isPrinted(mount)) return false
  if (mount.querySelector('img, svg, video, input:not([type=hidden])')) return true
  const silent = [...mount.querySelectorAll('script, style, template'), failureIn(mount)]
  const length = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, '').length
  return length(mount) > silent.reduce((sum, element) => sum + length(element), 0)
}

/** Loads, and renders after the first good answer. The returned function ends both, and never throws. */
export function drawOnceRead(
  { mount, report, untilFree, onReading, onFailed }: MountRequest,
  { name, prepare, load }: ViewWidget,
  options: Record<string, unknown>,
  draw: () => Mounted,
): () => void {
  let drawn: Mounted | null = null
  let hasEnded = false
  const patience = setTimeout(onReading, PATIENCE)
  const go = async () => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the widget's own schema has parsed its options, whose type only it knows
    const own = options as never
    prepare?.(own)(null)
    const result = await load?.(own, mount)
    clearTimeout(patience)
    if (hasEnded) return
    // On a slow machine the widgets before this one take longer than a click should wait for an answer.
    if (result?.ok !== false) await untilFree()
    if (hasEnded) return
    // A call that the host does not offer is not a failure, and a retry is useless.
    if (result?.ok === false) onFailed(result.error.kind === 'unoffered')
    else drawn = draw()
  }
  go().catch((error: unknown) => {
    clearTimeout(patience)
    if (hasEnded) return
    report({ error, widget: name, element: mount, phase: 'load' })
    onFailed(false)
  })
  return () => {
    hasEnded = true
    clearTimeout(patience)
    drawn?.unmount()
  }
}
