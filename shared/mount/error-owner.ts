// Finds the mount of an error that no boundary can catch: one thrown in an event handler or a promise.

import type { ErrorReport } from './report.ts'

/** Event types during which a handler's error belongs to the mount that was touched. */
const watched = ['click', 'input', 'change', 'submit', 'keydown', 'focusin', 'focusout', 'pointerdown', 'toggle', 'close']

/** A mount as the loader lists it. */
interface Listed {
  element: Element
  name: string
  status: string
  file?: string
}

const fileName = /\/([a-z]+(?:-[a-z]+)*)-[A-Z0-9]{8}\.js/g
let isWatching = false

/** Listens once on the whole page and reports errors of our own code with the mount at fault. */
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
        // After this event's handlers have run, an error is no longer this mount's.
        if (touched) setTimeout(() => (touched = null))
      },
      true,
    )
  }
  /**
   * The first file of ours in a stack says whose error it is; an error from the host's scripts is not ours at all.
   * Where several widgets share a file it is taken for that of the one that was touched last.
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
