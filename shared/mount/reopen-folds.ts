// Opens the folds that stood open around what a person had touched; loaded only where there were some.
import { isControl, isTouched, write, type Kept } from './carry-over.ts'
import { counterpart, trace, type Trace } from './counterpart.ts'

/** What was not there when the widget stood: an answer has to come first, or a file that loads when its fold opens. */
interface Awaited {
  /** The summaries of every fold that stood open. */
  folds: readonly Trace[]
  kept: readonly Kept[]
  focused: Trace | null
  /** Called whenever a control has come. */
  onCome: () => void
}

/** Opens the folds and writes the values as they come. */
export function reopenFolds(mount: Element, { folds, kept, focused, onCome }: Awaited, signal: AbortSignal): void {
  if (signal.aborted) return
  const touched = [...kept.map(({ was }) => was.element), ...(focused ? [focused.element] : [])]
  let closed = folds.filter(({ element: { parentElement: fold } }) => touched.some((one) => fold?.contains(one)))
  let missing = kept.filter(({ was }) => !isControl(counterpart(mount, was)))
  const look = () => {
    const before = missing.length
    closed = closed.filter((one) => !unfold(mount, one))
    missing = missing.filter((one) => !writeLate(mount, one))
    if (missing.length < before) onCome()
    if (closed.length + missing.length === 0) observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(mount, { childList: true, subtree: true })
  // What a widget does not have never comes, and a mount lives long.
  const wait = setTimeout(() => observer.disconnect(), 10_000)
  signal.addEventListener('abort', () => {
    clearTimeout(wait)
    observer.disconnect()
  })
  look()
}

/** Writes a value, unless it was changed since; false while its control is not there. */
function writeLate(mount: Element, one: Kept): boolean {
  const control = counterpart(mount, one.was)
  if (!isControl(control)) return false
  if (!isTouched(control)) write(control, one)
  return true
}

/** Opens the fold of that summary, as a press would; false if the widget has no such fold yet. */
function unfold(mount: Element, was: Trace): boolean {
  // A hydrated one is as the person has it, who may have closed it since.
  if (mount.contains(was.element)) return true
  const summary = counterpart(mount, was)
  const fold = summary?.parentElement
  if (!summary || !(fold instanceof HTMLDetailsElement) || trace(summary).label !== was.label) return false
  fold.open = true
  return true
}
