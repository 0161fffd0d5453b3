// Preserves typed text, choices, the focus and the folds around them while a widget replaces the host's HTML.
import { counterpart, trace, type Trace } from './counterpart.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Kept {
  was: Trace
  value: string
  isChecked: boolean | null
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    const isMarked = options.some((option) => option.defaultSelected)
    // Where the markup selects none, browsers select the first option that is not disabled.
    const first = isMarked || control.multiple || control.size > 1 ? null : options.find((option) => !option.disabled)
    return options.some((option) => option.selected !== (option.defaultSelected || option === first))
  }
  if (control.type === 'hidden' || control.type === 'file') return false
  return isChoice(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

const isControl = (element: EventTarget | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

/** A control with a caret; a select, a checkbox or a number has no text selection. */
const isText = (element: EventTarget | null): element is HTMLInputElement | HTMLTextAreaElement =>
  isControl(element) && 'selectionStart' in element && element.selectionStart !== null

/** Sets a value past React's and Preact's own value tracking. */
function put(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
}

/** The summaries of the open folds around an element; its own, if it is one. */
function foldsAround(element: Element, mount: Element): Trace[] {
  const folds: Trace[] = []
  for (let fold = element.closest('details'); fold && mount.contains(fold); fold = fold.parentElement?.closest('details') ?? null) {
    const summary = fold.open && fold.querySelector(':scope>summary')
    if (summary) folds.push(trace(summary))
  }
  return folds
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

/** Sets a value and fires the events that the widget listens to. */
function write(control: Control, { value, isChecked }: Kept): void {
  if (isChecked === null) {
    put(control, value)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    return
  }
  // Frameworks listen to the click of radios and checkboxes, and it toggles the box by itself.
  if (isChoice(control) && control.checked !== isChecked && (isChecked || control.type === 'checkbox')) control.click()
}

/** What was not there when the widget stood: an answer has to come first, or a file that loads when its fold opens. */
interface Awaited {
  folds: readonly Trace[]
  controls: readonly Kept[]
  /** Called whenever some of it has come. */
  onCome: () => void
}

/** Opens the folds and writes the values as they come. */
function awaitParts(mount: Element, { folds, controls, onCome }: Awaited, signal: AbortSignal): void {
  let [closed, missing] = [folds, controls]
  const look = () => {
    const before = missing.length
    closed = closed.filter((one) => !unfold(mount, one))
    missing = missing.filter((one) => {
      const control = counterpart(mount, one.was)
      if (isControl(control) && !isTouched(control)) write(control, one)
      return !isControl(control)
    })
    if (missing.length < before) onCome()
    if (closed.length + missing.length === 0) observer.disconnect()
  }
  const observer = new MutationObserver(look)
  if (closed.length + missing.length > 0) observer.observe(mount, { childList: true, subtree: true })
  // What a widget does not have never comes, and a mount lives long.
  const wait = setTimeout(() => observer.disconnect(), 10_000)
  signal.addEventListener('abort', () => {
    clearTimeout(wait)
    observer.disconnect()
  })
}

/**
 * Remembers the changed controls and the focus of a mount. Call the returned function when the widget is drawn, so that typing can
 * continue, and again when it is mounted some frames later, so that it receives the values. A widget that is never mounted ends with
 * `signal`.
 */
export function carryOver(mount: Element, signal: AbortSignal): (hasStood: boolean) => void {
  const kept: Kept[] = []
  for (const control of mount.querySelectorAll<Control>('input,select,textarea')) {
    if (isTouched(control)) kept.push({ was: trace(control), value: control.value, isChecked: isChoice(control) ? control.checked : null })
  }
  const active = mount.ownerDocument.activeElement
  const focused = active && mount.contains(active) && active !== mount ? trace(active) : null
  const folds = [...kept.map(({ was }) => was.element), ...(focused ? [focused.element] : [])].flatMap((one) => foldsAround(one, mount))
  const selection = isText(active) ? ([active.selectionStart, active.selectionEnd] as const) : null
  // Controls with typed text that is newer than the remembered values.
  const newer = new Set<EventTarget | null>()
  const note = ({ type, target }: Event) => {
    if (type === 'input') return void newer.add(target)
    // A redraw in between removes text that the widget has not received yet: it is restored before the next letter.
    const one = kept.find(({ was }) => counterpart(mount, was) === target)
    if (one && isText(target) && !newer.has(target) && target.value !== one.value) put(target, one.value)
  }
  for (const type of ['beforeinput', 'input']) mount.addEventListener(type, note, { capture: true, signal })

  const refocus = () => {
    const target = focused && counterpart(mount, focused)
    const { activeElement, body } = mount.ownerDocument
    const isElsewhere = activeElement !== null && activeElement !== body && activeElement !== target
    if (!target || isElsewhere || newer.has(target)) return
    target.focus({ preventScroll: true })
    if (selection && isText(target)) target.setSelectionRange(...selection)
  }

  return (hasStood) => {
    if (hasStood) for (const type of ['beforeinput', 'input']) mount.removeEventListener(type, note, true)
    const closed = hasStood ? folds.filter((one) => !unfold(mount, one)) : []
    const controls = kept.filter((one) => {
      const control = counterpart(mount, one.was)
      if (!isControl(control)) return true
      if (newer.has(control)) return false
      if (hasStood) write(control, one)
      else if (one.isChecked === null) put(control, one.value)
      return false
    })
    if (hasStood && folds.length > 0) awaitParts(mount, { folds: closed, controls, onCome: refocus }, signal)
    refocus()
  }
}
