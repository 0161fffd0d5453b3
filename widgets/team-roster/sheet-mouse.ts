// The mouse in the sheet: a press chooses a cell with its text marked, a second one puts the caret into it, dragging marks a block.
import { columnOf, controlOf } from './focus.ts'

/** What the mouse does. */
export interface Pointing {
  /** A cell was pressed. */
  onPoint: (control: HTMLElement) => void
  /** The block from the focus, or from where it began, now ends here. */
  onExtend: (control: HTMLElement, from: HTMLElement) => void
  /** The text of a cell is being edited. */
  onEdit: (control: HTMLElement) => void
}

/** Listens until the signal; a finger keeps the browser's own ways. */
export function hearMouse(table: HTMLElement, signal: AbortSignal, { onPoint, onExtend, onEdit }: Pointing): void {
  let pressed: HTMLElement | null = null
  let wasFocused = false
  // A press that was let go of outside of the sheet ends with the next one.
  document.addEventListener('pointerdown', () => (pressed = null), { signal, capture: true })
  table.addEventListener(
    'pointerdown',
    (event) => {
      const control = controlOf(event.target)
      const isFinger = event.pointerType !== 'mouse'
      if (!control || columnOf(control) === null || event.button !== 0 || isFinger) {
        if (control && isFinger) onEdit(control)
        return
      }
      const focused = controlOf(document.activeElement)
      if (event.shiftKey && focused) {
        event.preventDefault()
        onExtend(control, focused)
        return
      }
      pressed = control
      wasFocused = focused === control
      onPoint(control)
    },
    { signal },
  )
  table.addEventListener(
    'pointerover',
    (event) => {
      const control = controlOf(event.target)
      if (!pressed || (event.buttons & 1) === 0 || !control || control === pressed || columnOf(control) === null) return
      getSelection()?.removeAllRanges()
      onExtend(control, pressed)
    },
    { signal },
  )
  table.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event.target)
      if (control instanceof HTMLInputElement && control === pressed && control.type === 'text') {
        if (wasFocused) onEdit(control)
        else control.select()
      }
      pressed = null
    },
    { signal },
  )
}
