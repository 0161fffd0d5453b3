// The cells of a table in HTML, such as spreadsheets put on the clipboard; only their texts are read.
import { parseInert } from './parse-inert.ts'

/** No table of people is wider; a merged cell may claim to be. */
const MOST_COLUMNS = 50

/** The rows of the table with the most cells; empty where there is no table. A merged cell's text is in each of its rows, once. */
export function tableRows(html: string): readonly (readonly string[])[] {
  const table = largestOf(html)
  return table ? rowsOf(table) : []
}

/** The texts of all cells of that table, also of those that are hidden. */
export function tableTexts(html: string): readonly string[] {
  return [...(largestOf(html)?.querySelectorAll('td, th') ?? [])].map(textOf)
}

function largestOf(html: string): HTMLTableElement | null {
  const tables = [...parseInert(withoutStyles(html)).querySelectorAll('table')]
  const sized = tables.map((table) => ({ table, count: table.querySelectorAll('td, th').length }))
  return sized.reduce<(typeof sized)[number] | null>((most, one) => (most && most.count >= one.count ? most : one), null)?.table ?? null
}

/**
 * Removes styles and handlers. Nothing of them would apply, but a page's policy reports each, and spreadsheets copy hundreds. What they hide
 * stays hidden.
 */
function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[^]*?<\/style\s*>/gi, '')
    .replace(/\s(?:style|on\w+)\s*=\s*("[^"]*"|'[^']*')/gi, (_all, value: string) => (/display:\s*none/i.test(value) ? ' hidden' : ''))
}

function rowsOf(table: HTMLTableElement): string[][] {
  /** The cells of rows above that reach down here, by column. */
  const reaching = new Map<number, { text: string; rows: number }>()
  return [...table.rows].filter(isShown).map((row) => {
    const texts: string[] = []
    const takeReaching = () => {
      for (let above = reaching.get(texts.length); above && above.rows > 0; above = reaching.get(texts.length)) {
        above.rows -= 1
        texts.push(above.text)
      }
    }
    for (const cell of [...row.cells].filter(isShown)) {
      takeReaching()
      const width = Math.min(cell.colSpan, MOST_COLUMNS - texts.length)
      for (let column = 0; column < width; column++) {
        const text = column === 0 ? textOf(cell) : ''
        reaching.set(texts.length, { text, rows: cell.rowSpan - 1 })
        texts.push(text)
      }
    }
    takeReaching()
    return texts
  })
}

/** Filters hide rows, and Excel copies them along. */
const isShown = ({ hidden }: HTMLElement) => !hidden

function textOf(cell: Element): string {
  for (const lineEnd of cell.querySelectorAll('br, p, div, li')) lineEnd.after(' ')
  return (cell.textContent ?? '').replace(/\s+/g, ' ').trim()
}
