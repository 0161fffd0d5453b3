// The text of what was pasted: spreadsheets offer a table in HTML beside it, which is exact where cells have line breaks or are merged.
import { tableRows } from '#shared/html/table-rows.ts'
import { tabbed } from '#shared/product/rules/player-list/cells.ts'

/** What the clipboard holds. */
export interface PastedList {
  text: string
  html: string
}

/** The table's cells as text if there are any, else the text. */
export function textOfPasted({ text, html }: PastedList): string {
  const rows = html.includes('<table') ? tableRows(html) : []
  return rows.length > 0 ? tabbed(rows) : text
}
