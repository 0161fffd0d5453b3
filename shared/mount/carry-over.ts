// Keeps what a person typed, chose and focused while a widget takes the place of the host's HTML.
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
    const asked = options.some((option) => option.defaultSelected)
    // Where the markup selects none, browsers show the first that can be had.
    const first = asked || control.multiple || control.size > 1 ? null : options.find((option) => !option.disabled)
    return options.some((option) => option.selected !== (option.defaultSelected || option === first))
  }
  if (control.type === 'hidden' || control.type === 'file') return false
  return isChoice(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

const isControl = (element: EventTarget | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

/** A control with a caret: in a select, a checkbox or a number nothing can be selected. */
const isText = (element: EventTarget | null): element is HTMLInputElement | HTMLTextAreaElement =>
  isControl(element) && 'selectionStart' in element && element.selectionStart !== null

/** Writes past React's and Preact's own value tracking. */
function put(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
}

/** Writes and tells the widget. */
function write(control: Control, { value, isChecked }: Kept): void {
  if (isChecked === null) {
    put(control, value)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    return
  }
  // A click is what frameworks listen to on radios and checkboxes, and it flips the box by itself.
  if (isChoice(control) && control.checked !== isChecked && (isChecked || control.type === 'checkbox')) control.click()
}

/**
 * Remembers the touched controls and the focus of a mount. Call the answer when the widget is drawn, so that whoever types goes on
 * where she was, and once more when it has stood up some frames later, so that it hears of it. One that never does ends with `signal`.
 */
export function carryOver(mount: Element, signal: AbortSignal): (hasStood: boolean) => void {
  const kept: Kept[] = []
  for (const control of mount.querySelectorAll<Control>('input,select,textarea')) {
    if (isTouched(control)) kept.push({ was: trace(control), value: control.value, isChecked: isChoice(control) ? control.checked : null })
  }
  const active = mount.ownerDocument.activeElement
  const focused = active && mount.contains(active) && active !== mount ? trace(active) : null
  const selection = isText(active) ? ([active.selectionStart, active.selectionEnd] as const) : null
  // What is typed between the two is newer.
  const newer = new Set<EventTarget | null>()
  const note = ({ type, target }: Event) => {
    if (type === 'input') return void newer.add(target)
    // A redraw in between takes out what the widget has not heard of yet: it is there again before the next letter is.
    const one = kept.find(({ was }) => counterpart(mount, was) === target)
    if (one && isText(target) && !newer.has(target) && target.value !== one.value) put(target, one.value)
  }
  for (const type of ['beforeinput', 'input']) mount.addEventListener(type, note, { capture: true, signal })

  return (hasStood) => {
    if (hasStood) for (const type of ['beforeinput', 'input']) mount.removeEventListener(type, note, true)
    for (const one of kept) {
      const control = counterpart(mount, one.was)
      if (!isControl(control) || newer.has(control)) continue
      if (hasStood) write(control, one)
      else if (one.isChecked === null) put(control, one.value)
    }
    const target = focused && counterpart(mount, focused)
    const { activeElement, body } = mount.ownerDocument
    const isElsewhere = activeElement !== null && activeElement !== body && activeElement !== target
    if (!target || isElsewhere || newer.has(target)) return
    target.focus({ preventScroll: true })
    if (selection && isText(target)) target.setSelectionRange(...selection)
  }
}
