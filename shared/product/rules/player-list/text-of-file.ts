// The list in a file, as text that can be shown and corrected.
import { tabbed } from './cells.ts'
import { decodeText } from './decode.ts'
import { type FileKind, fileKind } from './file-kind.ts'
import type { SheetRows } from './workbook.ts'

/** The largest file that is read, in bytes; a list of players is a hundredth of it. */
export const LARGEST_FILE = 5_000_000

/**
 * Why a file was not read. `unreadable`: a workbook that is damaged. `reader`: the part that reads workbooks could not be loaded, and
 * another attempt may succeed.
 */
export type FileFault = Exclude<FileKind, 'text' | 'html' | 'xlsx' | 'ods'> | 'too-large' | 'unreadable' | 'reader'

/** A sheet of a workbook. */
export interface FileSheet {
  name: string
  text: string
}

/** The text of a file, or why there is none; of a workbook with several sheets that of the fullest, beside all of them. */
export type FileText = { ok: true; text: string; sheets: readonly FileSheet[] } | { ok: false; fault: FileFault }

/** A file as the browser hands it over. */
export interface ListFile {
  name: string
  size: number
  arrayBuffer: () => Promise<ArrayBuffer>
}

/** Returns the rows of the largest table in HTML; the platform parses it. */
export type TableReader = (html: string) => readonly (readonly string[])[]

/** Reads a file: CSV and other text as it is; workbooks and web pages with a table as cells separated by tabs. */
export async function textOfFile(file: ListFile, readTable: TableReader): Promise<FileText> {
  if (file.size > LARGEST_FILE) return { ok: false, fault: 'too-large' }
  const bytes = await contentOf(file)
  if (!bytes) return { ok: false, fault: 'unreadable' }
  const kind = fileKind(bytes)
  if (kind === 'text') return textOrEmpty(decodeText(bytes))
  if (kind === 'html') return textOrEmpty(tabbed(readTable(decodeText(bytes))))
  return kind === 'xlsx' || kind === 'ods' ? workbookText(bytes, kind) : { ok: false, fault: kind }
}

/** Null where the file is gone or may not be read. */
async function contentOf(file: ListFile): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return null
  }
}

async function workbookText(bytes: Uint8Array, kind: 'xlsx' | 'ods'): Promise<FileText> {
  const reader = await import('./workbook.ts').catch(() => null)
  if (!reader) return { ok: false, fault: 'reader' }
  try {
    return textOfSheets(await reader.workbookSheets(bytes, kind))
  } catch {
    return { ok: false, fault: 'unreadable' }
  }
}

/** A club keeps a sheet for each team; another one may be chosen. */
function textOfSheets(all: readonly SheetRows[]): FileText {
  const countOf = ({ rows }: SheetRows) => rows.flat().filter((text) => text !== '').length
  const fullest = all.reduce<SheetRows | null>((most, one) => (most && countOf(most) >= countOf(one) ? most : one), null)
  const sheets = all.length > 1 ? all.map(({ name, rows }) => ({ name, text: tabbed(rows) })) : []
  return textOrEmpty(tabbed(fullest?.rows ?? []), sheets)
}

const textOrEmpty = (text: string, sheets: readonly FileSheet[] = []): FileText =>
  text.trim() === '' ? { ok: false, fault: 'empty' } : { ok: true, text, sheets }
