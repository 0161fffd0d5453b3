// Delays work that moves the page until a press has ended: an error message under a left field would move the pressed button.

/** Runs a task at once, or after the finger or mouse button is released. */
export type AfterPress = (work: () => void) => void

/** Tracks presses until the signal aborts. */
export function watchPresses(signal: AbortSignal): AfterPress {
  let isDown = false
  const waiting: (() => void)[] = []
  const flush = () => {
    if (!isDown && !signal.aborted) for (const work of waiting.splice(0)) work()
  }
  const listen = (type: string, listener: () => void) => document.addEventListener(type, listener, { capture: true, passive: true, signal })
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
    // A tap leaves the field and presses the button in the same task.
    setTimeout(flush)
  }
}
