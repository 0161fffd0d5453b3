// Whether a click on a link may be handled by us: not one that opens a tab, saves the page or was handled already.
import type { MouseEvent as ReactMouseEvent } from 'react'

/** True for the main button without a key held. */
export function isPlainClick(event: ReactMouseEvent | MouseEvent): boolean {
  const { button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
  return button === 0 && !defaultPrevented && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Takes over a plain click from the browser; false for any other. @example if (takeClick(event)) choosePage(2) */
export function takeClick(event: ReactMouseEvent): boolean {
  const isOurs = isPlainClick(event)
  if (isOurs) event.preventDefault()
  return isOurs
}
