// Finds out which mount an error belongs to that no boundary could catch: one thrown in an event handler or a promise.

/** Event types during which a handler's error belongs to the mount that was touched. */
const watched = ['click', 'input', 'change', 'submit', 'keydown', 'focusin', 'focusout', 'pointerdown', 'toggle', 'close']

/** Listens on the whole page and hands over errors of our own code with the mount at fault. */
export function watchErrors(options: {
  mountOf: (target: EventTarget | null) => Element | null
  widgetByFile: (file: string) => Element | null
  report: (error: unknown, mount: Element) => void
  signal: AbortSignal
}): void {
  const { mountOf, widgetByFile, report, signal } = options
  let touched: Element | null = null
  for (const type of watched) {
    addEventListener(
      type,
      (event) => {
        touched = mountOf(event.target)
        // After this event's handlers have run, an error is no longer this mount's.
        if (touched) setTimeout(() => (touched = null))
      },
      { capture: true, signal },
    )
  }
  /** The first file in a stack that is a widget's own says whose error it is; one from the host's scripts is not ours at all. */
  const culprit = (error: unknown, file: string): Element | null => {
    const stack = error instanceof Error ? (error.stack ?? '') : ''
    const fromStack = widgetByFile(`${stack} ${file}`)
    return fromStack && touched && fromStack.getAttribute('data-touchline') === touched.getAttribute('data-touchline') ? touched : fromStack
  }
  addEventListener(
    'error',
    (event) => {
      const mount = culprit(event.error, event.filename)
      if (mount) report(event.error ?? event.message, mount)
    },
    { signal },
  )
  addEventListener(
    'unhandledrejection',
    (event) => {
      const mount = culprit(event.reason, '')
      if (!mount) return
      event.preventDefault()
      report(event.reason, mount)
    },
    { signal },
  )
}
