// The text of what was pasted: the table in HTML, which is exact where cells have line breaks or are merged, or the plain text beside it.
import { tableRows, tableTexts } from '#shared/html/table-rows.ts'
import { tabbed } from '#shared/product/rules/player-list/cells.ts'

/** What the clipboard holds. */
export interface PastedList {
  text: string
  html: string
}

/** The cells of a list for each line of the plain text; a greeting above is some lines. */
const CELLS = 0.8

/** How much of a plain text with columns a table must hold, so that nothing is lost; two tables are one text. */
const ALL = 0.9

/** How much of a plain text without columns: documents write a line for each cell, and a greeting above. */
const MOST = 0.5

/** The table's cells as text if they are the list, else the plain text. */
export function textOfPasted({ text, html }: PastedList): string {
  return html.includes('<table') && isList(tableTexts(html), text) ? tabbed(tableRows(html)) : text
}

/** Whether a table is a list: messages stand in tables, too, with many lines in a cell, or have one of addresses below. */
function isList(cells: readonly string[], text: string): boolean {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  if (cells.filter((cell) => cell !== '').length < Math.max(1, lines.length * CELLS)) return false
  const listed = new Set(cells.flatMap(wordsOf))
  const words = wordsOf(text)
  // A plain text that says much less is no copy of it.
  return (
    words.length * 2 <= listed.size || words.filter((word) => listed.has(word)).length >= words.length * (text.includes('\t') ? ALL : MOST)
  )
}

const wordsOf = (text: string) => text.replaceAll('"', '').split(/\s+/).filter(Boolean)
