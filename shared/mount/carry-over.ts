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

const isControl = (element: Element | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

/** Writes past React's and Preact's own value tracking, then tells them. */
function write(control: Control, { value, isChecked }: Kept): void {
  const key = isChecked !== null && isChoice(control) ? 'checked' : 'value'
  const current = key === 'checked' ? isChoice(control) && control.checked : control.value
  const wanted = key === 'checked' ? isChecked : value
  const events = control instanceof HTMLInputElement && key === 'checked' ? ['click'] : ['input', 'change']
  if (key === 'checked') {
    // A click is what frameworks listen to on radios and checkboxes, and it flips the box by itself.
    if (current !== wanted && (wanted || control.type === 'checkbox')) control.click()
    return
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, wanted)
  for (const type of events) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Remembers the touched controls and the focus of a mount; call the answer once the widget stands. */
export function carryOver(mount: Element): () => void {
  const kept: Kept[] = []
  for (const control of mount.querySelectorAll<Control>('input,select,textarea')) {
    if (isTouched(control)) kept.push({ was: trace(control), value: control.value, isChecked: isChoice(control) ? control.checked : null })
  }
  const active = mount.ownerDocument.activeElement
  const focused = active && mount.contains(active) && active !== mount ? trace(active) : null
  const selection =
    isControl(active) && !(active instanceof HTMLSelectElement) && active.selectionStart !== null
      ? ([active.selectionStart, active.selectionEnd ?? active.selectionStart] as const)
      : null
  return () => {
    for (const one of kept) {
      const control = counterpart(mount, one.was)
      if (isControl(control)) write(control, one)
    }
    if (!focused) return
    const target = counterpart(mount, focused)
    if (!target || target === mount.ownerDocument.activeElement) return
    target.focus({ preventScroll: true })
    if (selection && isControl(target) && !(target instanceof HTMLSelectElement) && target.selectionStart !== null)
      target.setSelectionRange(...selection)
  }
}
