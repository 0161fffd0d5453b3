// Reads the sheets of a workbook. Loaded when such a file is chosen, since the reader is the largest part of all this.
import { type CellValue, formatValue, readOds, readXlsx, type Sheet } from 'hucre'

/** More rows than any list has; the rest is not read. */
const MOST_ROWS = 2000

/** A sheet's rows as texts; a row n is the spreadsheet's row n. */
export interface SheetRows {
  name: string
  rows: readonly (readonly string[])[]
}

/** The sheets that can be seen and hold something. */
export async function workbookSheets(bytes: Uint8Array, kind: 'xlsx' | 'ods'): Promise<readonly SheetRows[]> {
  const read = kind === 'xlsx' ? readXlsx : readOds
  const { sheets } = await read(bytes, { maxRows: MOST_ROWS, readStyles: true })
  const seen = sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
  return seen.map((sheet) => ({ name: sheet.name, rows: rowsOf(sheet) })).filter(({ rows }) => rows.flat().some((text) => text !== ''))
}

function rowsOf({ rows, cells }: Sheet): string[][] {
  return rows.map((row, at) => row.map((value, column) => shown(value, cells?.get(`${at},${column}`)?.style?.numFmt)))
}

/** A value as the spreadsheet shows it: 7 in the format "00" is 07. */
function shown(value: CellValue, format: string | undefined): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number') return format && /^[#0]*0$/.test(format) ? formatValue(value, format) : String(value)
  // A formula that failed.
  return typeof value === 'string' && /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/.test(value) ? '' : String(value)
}
