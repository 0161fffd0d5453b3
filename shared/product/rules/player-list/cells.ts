// Parses rows and cells from text copied from a spreadsheet or read from a CSV file.

/** The separator of cells. */
export type Separator = '\t' | ';' | ',' | '|'

/** A parsed row, with the number of its first line, counted from 1. */
export interface CellRow {
  line: number
  cells: readonly string[]
}

/** A first line that only names the separator, as Excel reads and writes it: `sep=;`. */
const NAMED_SEPARATOR = /^\uFEFF?"?sep=([\t;,|])"?[\t;, ]*(?=[\r\n]|$)/i

/** The share of lines that have a separator: titles above a list and notes below it have none. */
const SHARE = 0.4

/**
 * Detects the separator: the one that a first line names, else the one in most lines. Tabs come first, since names never contain any.
 * Where few lines have one, every line is a single cell.
 * @example separatorOf('Ada;10') // ';'
 */
export function separatorOf(text: string): Separator {
  const named = namedSeparator(text)
  if (named) return named
  const lines = text.split(LINE_END).filter((line) => line.trim() !== '')
  const having = (separator: Separator) => lines.filter((line) => line.includes(separator)).length
  const ranked = (['\t', ';', ',', '|'] as const).map((separator) => ({ separator, count: having(separator) }))
  const best = ranked.reduce((most, one) => (one.count > most.count ? one : most))
  return best.count >= lines.length * SHARE ? best.separator : '\t'
}

/** The separator that a first line names; null where it names none. */
export function namedSeparator(text: string): Separator | null {
  const named = NAMED_SEPARATOR.exec(text)?.[1]
  return isSeparator(named) ? named : null
}

function isSeparator(letter: string | undefined): letter is Separator {
  return letter === '\t' || letter === ';' || letter === ',' || letter === '|'
}

const LINE_END = /\r\n|\r|\n/
const BYTE_ORDER_MARK = /^\uFEFF/

/**
 * The rows with content, or with `areAllKept` each row, cells trimmed. A quoted cell may contain separators, line breaks and doubled quotes, as spreadsheets write them; a
 * quote that is never closed is an ordinary character. A line that names the separator is no row, and counts as a line.
 * @example readCells('Ada;10\n"O""Neil";7', ';') // [{ line: 1, cells: ['Ada', '10'] }, { line: 2, cells: ['O"Neil', '7'] }]
 */
export function readCells(text: string, separator: Separator, areAllKept = false): CellRow[] {
  const source = text.replace(NAMED_SEPARATOR, '').replace(BYTE_ORDER_MARK, '')
  const rows: CellRow[] = []
  let cells: string[] = []
  let cell = ''
  let line = 1
  let start = 1
  const endRow = () => {
    const trimmed = [...cells, cell].map((one) => one.trim())
    if (areAllKept || trimmed.some((one) => one !== '')) rows.push({ line: start, cells: trimmed })
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

/**
 * The rows as text, as spreadsheets put them on the clipboard: line n of the text is row n, so a cell's line breaks become spaces.
 * @example tabbed([['Ada', '10']]) // 'Ada\t10'
 */
export function tabbed(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => cell.replace(/[\s\u00A0]+/g, ' ').trim()).join('\t')).join('\n')
}
