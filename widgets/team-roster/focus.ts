// Where the keys lead in the grid: from player to player in the same column.

/** Puts the focus on something that is drawn in a moment. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()))
}

/**
 * The field of the same column some rows further; null at the end. A field says its column by `data-column`.
 */
export function neighbour(field: HTMLElement, rows: 1 | -1): HTMLElement | null {
  const column = field.getAttribute('data-column')
  const row = field.closest('tr')
  const next = rows > 0 ? row?.nextElementSibling : row?.previousElementSibling
  return next?.querySelector<HTMLElement>(`[data-column="${column}"]`) ?? null
}

/**
 * Enter goes to the next player, arrows up and down to the one above and below; a select keeps its arrows, with Ctrl they lead on.
 * Tab goes from field to field, as everywhere.
 */
export function stepOf(event: { key: string; ctrlKey: boolean; metaKey: boolean }, field: HTMLElement): 1 | -1 | null {
  const isOwn = field instanceof HTMLSelectElement && !event.ctrlKey && !event.metaKey
  if (event.key === 'Enter') return 1
  if (event.key === 'ArrowDown' && !isOwn) return 1
  return event.key === 'ArrowUp' && !isOwn ? -1 : null
}
