// Keyboard navigation in the grid: from player to player in the same column.

/** Focuses an element that is drawn with the next frame. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()))
}

/**
 * Returns the field of the same column some rows further; null at the end. `data-column` names a field's column.
 */
export function neighbour(field: HTMLElement, rows: 1 | -1): HTMLElement | null {
  const column = field.getAttribute('data-column')
  const row = field.closest('tr')
  const next = rows > 0 ? row?.nextElementSibling : row?.previousElementSibling
  return next?.querySelector<HTMLElement>(`[data-column="${column}"]`) ?? null
}

/**
 * Enter moves to the next player, arrow keys to the one above or below. A select keeps its arrow keys; with Ctrl they move as well.
 * Tab moves from field to field, as usual.
 */
export function stepOf(event: { key: string; ctrlKey: boolean; metaKey: boolean }, field: HTMLElement): 1 | -1 | null {
  const isOwn = field instanceof HTMLSelectElement && !event.ctrlKey && !event.metaKey
  if (event.key === 'Enter') return 1
  if (event.key === 'ArrowDown' && !isOwn) return 1
  return event.key === 'ArrowUp' && !isOwn ? -1 : null
}
