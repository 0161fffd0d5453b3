// Parses rows and cells from text pasted from a spreadsheet or a CSV file.

/** The separator of cells. */
export type Separator = '\t' | ';' | ','

/** A parsed row, with the number of its first line, counted from 1. */
export interface CellRow {
  line: number
  cells: readonly string[]
}

/**
 * Detects the separator: a tab if there is one, since spreadsheets copy tabs and names never contain any; otherwise the one in most lines.
 * @example separatorOf('Ada;10') // ';'
 */
export function separatorOf(text: string): Separator {
  if (text.includes('\t')) return '\t'
  const lines = text.split(LINE_END)
  const having = (separator: Separator) => lines.filter((line) => line.includes(separator)).length
  return having(',') > having(';') ? ',' : ';'
}

const LINE_END = /\r\n|\r|\n/
const BYTE_ORDER_MARK = /^\uFEFF/

/**
 * The rows with content, cells trimmed. A quoted cell may contain separators, line breaks and doubled quotes, as spreadsheets write them; a
 * quote that is never closed is an ordinary character.
 * @example readCells('Ada;10\n"O""Neil";7', ';') // [{ line: 1, cells: ['Ada', '10'] }, { line: 2, cells: ['O"Neil', '7'] }]
 */
export function readCells(text: string, separator: Separator): CellRow[] {
  const source = text.replace(BYTE_ORDER_MARK, '')
  const rows: CellRow[] = []
  let cells: string[] = []
  let cell = ''
  let line = 1
  let start = 1
  const endRow = () => {
    const trimmed = [...cells, cell].map((one) => one.trim())
    if (trimmed.some((one) => one !== '')) rows.push({ line: start, cells: trimmed })
    cells = []
    cell = ''
    start = line
  }
  for (let at = 0; at < source.length; at++) {
    const letter = source[at]
    const quoted = letter === '"' && cell.trim() === '' ? quotedFrom(source, at, separator) : null
    if (quoted) {
      cell = quoted.text
      line += quoted.text.split(LINE_END).length - 1
      at = quoted.end
    } else if (letter === separator) {
      cells.push(cell)
      cell = ''
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && source[at + 1] === '\n') at++
      line++
      endRow()
    } else cell += letter
  }
  endRow()
  return rows
}

/** The quoted cell that opens at `open`; null where no closing quote is followed by a separator, the line's end or the text's. */
function quotedFrom(source: string, open: number, separator: Separator): { text: string; end: number } | null {
  for (let at = open + 1; at < source.length; at++) {
    if (source[at] !== '"') continue
    if (source[at + 1] === '"') {
      at++
      continue
    }
    const next = source.slice(at + 1).match(/^ *(.|\n|\r|$)/u)?.[1] ?? ''
    const isClosed = next === '' || next === separator || next === '\n' || next === '\r'
    return isClosed ? { text: source.slice(open + 1, at).replaceAll('""', '"'), end: at } : null
  }
  return null
}
