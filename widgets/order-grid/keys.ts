// Moves through the grid as in a spreadsheet: by arrow keys, and by Enter, which goes down and then to the top of the next column.

/** The place of a cell, for its field's `data-at`. */
export const cellIn = (row: number, column: number): string => `${row}:${column}`

/** The key of the cell whose field an event is about; null for anything else. */
export const keyOf = (target: EventTarget | null): string | null =>
  target instanceof HTMLInputElement ? target.getAttribute('data-cell') : null

/** A field that can be typed into, by its place. */
interface Spot {
  row: number
  column: number
  field: HTMLInputElement
}

/**
 * The field that a key leads to, or `end` for Enter in the last one; null where the key keeps its usual effect: the arrows within a text that
 * is being corrected, and at the edge of the grid.
 */
export function keysOf(event: KeyboardEvent, table: HTMLTableElement): HTMLInputElement | 'end' | null {
  const field = event.target
  if (!(field instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null
  const spots = spotsOf(table)
  const here = spots.find((spot) => spot.field === field)
  if (!here) return null
  const isBackwards = event.shiftKey
  if (event.key === 'Enter') return byColumn(spots, here, isBackwards) ?? (isBackwards ? null : 'end')
  if (isBackwards) return null
  const { row, column } = here
  const inRow = spots.filter((spot) => spot.row === row)
  const inColumn = spots.filter((spot) => spot.column === column)
  const isAway = getComputedStyle(table).direction === 'rtl'
  switch (event.key) {
    case 'ArrowDown':
      return inColumn.find((spot) => spot.row > row)?.field ?? null
    case 'ArrowUp':
      return inColumn.findLast((spot) => spot.row < row)?.field ?? null
    case isAway ? 'ArrowLeft' : 'ArrowRight':
      return isAtEdge(field, 'end') ? (inRow.find((spot) => spot.column > column)?.field ?? null) : null
    case isAway ? 'ArrowRight' : 'ArrowLeft':
      return isAtEdge(field, 'start') ? (inRow.findLast((spot) => spot.column < column)?.field ?? null) : null
    default:
      return null
  }
}

/** The fields that are shown, in the order of reading. */
function spotsOf(table: HTMLTableElement): Spot[] {
  return [...table.querySelectorAll<HTMLInputElement>('input[data-at]')].map((field) => {
    const [row = 0, column = 0] = (field.getAttribute('data-at') ?? '').split(':').map(Number)
    return { row, column, field }
  })
}

/** The next field of the column, and after its last one the first of the next column. */
function byColumn(spots: readonly Spot[], { row, column }: Spot, isBackwards: boolean): HTMLInputElement | null {
  const sorted = spots.toSorted((one, other) => one.column - other.column || one.row - other.row)
  const at = sorted.findIndex((spot) => spot.row === row && spot.column === column)
  return sorted[at + (isBackwards ? -1 : 1)]?.field ?? null
}

/** Whether the caret is where the arrow would leave the text. A field that was just entered has its whole text selected. */
function isAtEdge({ value, selectionStart, selectionEnd }: HTMLInputElement, edge: 'start' | 'end'): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length)
}
