// Attributes errors that no boundary can catch to a mount: those thrown in event handlers and promises.

import type { ErrorReport } from './report.ts'

/** Event types during which an error belongs to the mount of the event's target. */
const watched = ['click', 'input', 'change', 'submit', 'keydown', 'focusin', 'focusout', 'pointerdown', 'toggle', 'close']

/** A mount in the loader's list. */
interface Listed {
  element: Element
  name: string
  status: string
  file?: string
}

const fileName = /\/([a-z]+(?:-[a-z]+)*)-[A-Z0-9]{8}\.js/g
let isWatching = false

/** Listens once for the whole page and reports errors of our own code with their mount. */
export function watchErrors({ mounts, report }: { mounts: () => Listed[]; report: (report: ErrorReport) => void }): void {
  if (isWatching) return
  isWatching = true
  let touched: Element | null = null
  let lastTouched: Element | null = null
  for (const type of watched) {
    addEventListener(
      type,
      (event) => {
        touched = event.target instanceof Element ? event.target.closest('[data-touchline]') : null
        lastTouched = touched ?? lastTouched
        // After the handlers of this event have run, an error no longer belongs to its mount.
        if (touched) setTimeout(() => (touched = null))
      },
      true,
    )
  }
  /**
   * The first file of ours in a stack owns the error; an error from the host's scripts is not ours.
   * Where several widgets share a file, the mount used last is blamed.
   */
  const blame = (error: unknown, address: string): boolean => {
    const text = `${error instanceof Error ? error.stack : ''} ${address}`
    for (const [, file] of text.matchAll(fileName)) {
      const standing = mounts().filter((mount) => mount.file === file && mount.status === 'ready')
      const culprit = standing.find(({ element }) => element === (touched ?? lastTouched)) ?? standing[0]
      if (!culprit) continue
      report({ error, widget: culprit.name, element: culprit.element, phase: 'handler' })
      return true
    }
    return false
  }
  addEventListener('error', (event) => void blame(event.error, event.filename))
  addEventListener('unhandledrejection', (event) => blame(event.reason, '') && event.preventDefault())
}
