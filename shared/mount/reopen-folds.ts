// Opens the folds that stood open around what a person had touched; loaded only where there were some.
import { counterpart, trace, type Trace } from './counterpart.ts'

/** What was not there when the widget stood: an answer has to come first, or a file that loads when its fold opens. */
interface Awaited<Control> {
  folds: readonly Trace[]
  controls: readonly Control[]
  /** Writes a value; false while its control is not there. */
  write: (control: Control) => boolean
  /** Called whenever a control has come. */
  onCome: () => void
}

/** Opens the folds and writes the values as they come. */
export function reopenFolds<Control>(mount: Element, { folds, controls, write, onCome }: Awaited<Control>, signal: AbortSignal): void {
  let [closed, missing] = [folds, controls]
  const look = () => {
    const before = missing.length
    closed = closed.filter((one) => !unfold(mount, one))
    missing = missing.filter((one) => !write(one))
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

/** Opens the fold of that summary, as a press would; false if the widget has no such fold yet. */
function unfold(mount: Element, was: Trace): boolean {
  const summary = counterpart(mount, was)
  const fold = summary?.parentElement
  if (!summary || !(fold instanceof HTMLDetailsElement) || trace(summary).label !== was.label) return false
  // A hydrated fold is open already, and its widget has not heard of that.
  if (fold.open) fold.dispatchEvent(new Event('toggle'))
  else fold.open = true
  return true
}
