// Reads the sheet of a workbook that has the list. Loaded when such a file is chosen, since the reader is the largest part of all this.
import { type CellValue, formatValue, readOds, readXlsx, type Sheet } from 'hucre'

/** More rows than any list has; the rest is not read. */
const MOST_ROWS = 2000

/** The rows of the fullest sheet that can be seen, as texts; a row n is the spreadsheet's row n. */
export async function workbookRows(bytes: Uint8Array, kind: 'xlsx' | 'ods'): Promise<readonly (readonly string[])[]> {
  const read = kind === 'xlsx' ? readXlsx : readOds
  const { sheets } = await read(bytes, { maxRows: MOST_ROWS, readStyles: true })
  const seen = sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
  const filled = seen.map((sheet) => ({ sheet, count: sheet.rows.flat().filter((value) => value !== null && value !== '').length }))
  const fullest = filled.reduce<(typeof filled)[number] | null>((most, one) => (most && most.count >= one.count ? most : one), null)
  return fullest ? rowsOf(fullest.sheet) : []
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
