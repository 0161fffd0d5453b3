// The cells of the sheet in the page, and the keys that work before the rest is loaded: from player to player in the same column.
import type { PlayerField } from '#shared/product/rules/player.ts'

/** Focuses an element that is drawn with the next frame. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()))
}

/** The same, at the top of the window. */
export function showSoon(id: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const place = document.getElementById(id)
      place?.focus({ preventScroll: true })
      place?.scrollIntoView({ block: 'start' })
    }),
  )
}

/** Focuses a player's name when it is drawn; a closed card hides it, so that the button of the card gets the focus. */
export function focusName(id: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const name = document.getElementById(id)
      name?.focus()
      if (document.activeElement !== name) name?.closest('tr')?.querySelector<HTMLElement>('.team-roster-toggle')?.focus()
    }),
  )
}

/** The control of a cell that an event is about; null outside of the rows. `data-column` names a control's column. */
export function controlOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof HTMLElement)) return target instanceof Element ? controlOf(target.closest<HTMLElement>('button, td')) : null
  if (target.matches('[data-column]')) return target
  return (
    target.closest<HTMLElement>('[data-column]') ??
    target.closest('.team-roster-player td')?.querySelector<HTMLElement>('[data-column]') ??
    null
  )
}

/** The row that a control belongs to, by player id. */
export const playerOf = (control: Element | null): string | null =>
  control?.closest('.team-roster-player')?.getAttribute('data-player') ?? null

/** The column of a control that holds text or a size; null for tick box and buttons. */
export function columnOf(control: Element | null): PlayerField | null {
  const column = control?.getAttribute('data-column') ?? ''
  if (column === 'name' || column === 'number' || column === 'quantity') return column
  return /^\d+$/.test(column) ? Number(column) : null
}

/** Returns the control of the same column some rows further; null at the end. */
export function neighbour(control: HTMLElement, rows: 1 | -1): HTMLElement | null {
  const row = control.closest('tr')
  const next = rows > 0 ? row?.nextElementSibling : row?.previousElementSibling
  return next?.querySelector<HTMLElement>(`[data-column="${control.getAttribute('data-column')}"]`) ?? null
}

/** Enter moves to the next player, arrow keys to the one above or below; in a list with Ctrl only, until its letters can be typed. */
export function stepOf(event: KeyboardEvent, control: HTMLElement): 1 | -1 | null {
  if (columnOf(control) === null || event.isComposing || event.altKey || event.shiftKey) return null
  const isOwn = control instanceof HTMLSelectElement && !event.ctrlKey && !event.metaKey
  if (event.key === 'Enter') return 1
  if (event.key === 'ArrowDown' && !isOwn) return 1
  return event.key === 'ArrowUp' && !isOwn ? -1 : null
}
