// The block of cells that is marked in the sheet, as attributes of its cells: marking redraws no row.
import type { PlayerField } from '#shared/product/rules/player.ts'
import type { Block } from '#stores/product/team-roster/block.ts'
import { columnOf, playerOf } from './focus.ts'

/** The rows of the sheet, and the controls of each from left to right. */
export const rowsIn = (table: HTMLElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>('.team-roster-player')]
export const controlsIn = (row: Element | undefined): HTMLElement[] => [...(row?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]

/** The control some rows and columns further, at the edge at most. */
export function controlFrom(table: HTMLElement, control: HTMLElement, rows: number, columns: number): HTMLElement | null {
  const all = rowsIn(table)
  const row = all.findIndex((one) => one.contains(control))
  const own = controlsIn(all[row])
  const clamp = (at: number, count: number) => Math.max(0, Math.min(count - 1, at))
  const target = controlsIn(all[clamp(row + rows, all.length)])
  return target[clamp(own.indexOf(control) + columns, target.length)] ?? null
}

/** The block between two controls; null where one of them is no cell of data. */
export function blockBetween(table: HTMLElement, anchor: HTMLElement, head: HTMLElement): Block | null {
  const rows = rowsIn(table)
  const ends = [anchor, head].map((control) => rows.findIndex((row) => row.contains(control)))
  const columns = controlsIn(rows[0]).flatMap((control) => columnOf(control) ?? [])
  const sides = [anchor, head].map((control) => columns.indexOf(columnOf(control) ?? 'name'))
  if (columnOf(anchor) === null || columnOf(head) === null || Math.min(...ends, ...sides) < 0) return null
  return {
    rows: rows.slice(Math.min(...ends), Math.max(...ends) + 1).flatMap((row) => row.getAttribute('data-player') ?? []),
    columns: columns.slice(Math.min(...sides), Math.max(...sides) + 1),
  }
}

/** A block of one cell. */
export function blockOf(control: HTMLElement): Block | null {
  const [player, column] = [playerOf(control), columnOf(control)]
  return player === null || column === null ? null : { rows: [player], columns: [column] }
}

/** Every cell of data. */
export function wholeBlock(table: HTMLElement): Block | null {
  const data = rowsIn(table).map((row) => controlsIn(row).filter((control) => columnOf(control) !== null))
  const [first, last] = [data[0]?.[0], data.at(-1)?.at(-1)]
  return first && last ? blockBetween(table, first, last) : null
}

/** Marks the cells of a block, and no others. */
export function mark(table: HTMLElement, block: Block | null): void {
  const isIn = (player: string | null, column: PlayerField | null) =>
    block !== null && player !== null && column !== null && block.rows.includes(player) && block.columns.includes(column)
  for (const row of rowsIn(table)) {
    const player = row.getAttribute('data-player')
    for (const control of controlsIn(row)) {
      const cell = control.closest('td')
      if (isIn(player, columnOf(control))) cell?.setAttribute('aria-selected', 'true')
      else cell?.removeAttribute('aria-selected')
    }
  }
}
