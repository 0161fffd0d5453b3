// Preserves typed text, choices, the focus and the folds around them while a widget replaces the host's HTML.
import { counterpart, trace, type Trace } from './counterpart.ts'

/** A control with a value. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a person has typed into a control or chosen. */
export interface Kept {
  was: Trace
  value: string
  isChecked: boolean | null
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')

/** Whether its value is another than the markup's. */
export function isTouched(control: Control): boolean {
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

/** Whether it is a control with a value. */
export const isControl = (element: EventTarget | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

/** A control with a caret; a select, a checkbox or a number has no text selection. */
const isText = (element: EventTarget | null): element is HTMLInputElement | HTMLTextAreaElement =>
  isControl(element) && 'selectionStart' in element && element.selectionStart !== null

/** Sets a value past React's and Preact's own value tracking. */
function put(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
}

/** Sets a value and fires the events that the widget listens to. */
export function write(control: Control, { value, isChecked }: Kept): void {
  if (isChecked === null) {
    put(control, value)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    return
  }
  // Frameworks listen to the click of radios and checkboxes, and it toggles the box by itself.
  if (isChoice(control) && control.checked !== isChecked && (isChecked || control.type === 'checkbox')) control.click()
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
  const folds = [...mount.querySelectorAll('details[open]>summary')].map(trace)
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
    for (const one of kept) {
      const control = counterpart(mount, one.was)
      if (!isControl(control) || newer.has(control)) continue
      if (hasStood) write(control, one)
      else if (one.isChecked === null) put(control, one.value)
    }
    // A hydrated fold is as the person has it, and its widget has not heard that it is open.
    if (hasStood) for (const { element } of folds) if (mount.contains(element)) element.parentElement?.dispatchEvent(new Event('toggle'))
    if (hasStood && folds.length > 0 && (kept.length > 0 || focused)) {
      void import('./reopen-folds.ts').then(
        ({ reopenFolds }) => reopenFolds(mount, { folds, kept, focused, onCome: refocus }, signal),
        // Without the file the folds stay as the widget draws them.
        () => {},
      )
    }
    refocus()
  }
}
