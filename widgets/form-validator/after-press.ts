// Delays what moves the page until a press has ended: leaving a field validates it, and the message below would move the button away.

/** Runs work at once, or once the finger or the mouse button is up again. */
export type AfterPress = (work: () => void) => void

/** Watches presses until the signal aborts. */
export function watchPresses(signal: AbortSignal): AfterPress {
  let isDown = false
  const waiting: (() => void)[] = []
  const flush = () => {
    if (!isDown && !signal.aborted) for (const work of waiting.splice(0)) work()
  }
  const listen = (type: string, hear: () => void) => document.addEventListener(type, hear, { capture: true, passive: true, signal })
  listen('pointerdown', () => {
    isDown = true
  })
  for (const type of ['pointerup', 'pointercancel'])
    listen(type, () => {
      isDown = false
      setTimeout(flush)
    })
  return (work) => {
    waiting.push(work)
    // A tap leaves the field and presses in one turn.
    setTimeout(flush)
  }
}
