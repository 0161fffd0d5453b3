// What a key means in the sheet, as in a spreadsheet and in APG's grid pattern. Pure.

/** What a key does. Rows and columns are steps from the cell; infinity is the edge. */
export type Command =
  | { does: 'move'; rows: number; columns: number; isExtending: boolean }
  | { does: 'enter'; rows: 1 | -1 }
  | { does: 'type'; letter: string }
  | { does: 'tab' | 'edit' | 'untype' | 'empty' | 'fill' | 'all' | 'undo' | 'redo' | 'back' }

/** The parts of a key event that count. */
export interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
  isComposing: boolean
}

/** The control of a cell: a text field that was entered or is being typed into, a list of sizes, a tick box or button. */
export type Cell = 'text' | 'typing' | 'list' | 'other'

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Returns the command of a key; null if the key is the control's own. */
export function commandOf(pressed: Pressed, cell: Cell): Command | null {
  const { key, ctrlKey, metaKey, altKey, isComposing } = pressed
  // Alt and an arrow opens a list; an input method has the keys while it composes.
  if (isComposing || altKey) return null
  return ctrlKey || metaKey ? withControl(pressed, cell) : plainKey(pressed, key, cell)
}

function withControl({ key, shiftKey }: Pressed, cell: Cell): Command | null {
  const letter = key.toLowerCase()
  if (letter === 'z') return { does: shiftKey ? 'redo' : 'undo' }
  if (letter === 'y') return { does: 'redo' }
  if (letter === 'd' && cell !== 'other') return { does: 'fill' }
  if (letter === 'a' && (cell === 'text' || cell === 'list')) return { does: 'all' }
  if (key === 'Home' || key === 'End') {
    const edge = key === 'Home' ? -Infinity : Infinity
    return { does: 'move', rows: edge, columns: edge, isExtending: shiftKey }
  }
  const step = arrows[key]
  if (!step || (cell === 'typing' && step[1] !== 0)) return null
  const [rows, columns] = step.map((one) => (one === 0 ? 0 : one * Infinity))
  return { does: 'move', rows: rows ?? 0, columns: columns ?? 0, isExtending: shiftKey }
}

function plainKey({ shiftKey }: Pressed, key: string, cell: Cell): Command | null {
  const step = arrows[key]
  if (step) {
    const [rows, columns] = step
    // While a text is typed, left and right move in it, and Shift marks its letters.
    if (cell === 'typing' && (columns !== 0 || shiftKey)) return null
    return { does: 'move', rows, columns, isExtending: shiftKey && cell !== 'other' }
  }
  if (key === 'Home' || key === 'End') {
    return cell === 'typing' ? null : { does: 'move', rows: 0, columns: key === 'Home' ? -Infinity : Infinity, isExtending: shiftKey }
  }
  if (cell === 'other') return null
  if (key === 'Enter') return { does: 'enter', rows: shiftKey ? -1 : 1 }
  if (key === 'Tab') return { does: 'tab' }
  if (key === 'F2') return { does: 'edit' }
  if (key === 'Escape') return { does: 'back' }
  if (key === 'Delete' || key === 'Backspace') {
    if (cell === 'typing') return null
    return { does: cell === 'list' && key === 'Backspace' ? 'untype' : 'empty' }
  }
  return cell === 'list' && key.length === 1 && key !== ' ' ? { does: 'type', letter: key } : null
}
