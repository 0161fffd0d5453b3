// What a file is, by its bytes: names and types of files are often wrong, as with a web page that is called .xls.

/** The kind of a file. `protected`: a workbook that opens only with its password. `other`: whatever holds no list. */
export type FileKind = 'text' | 'html' | 'xlsx' | 'ods' | 'protected' | 'old-workbook' | 'picture' | 'other' | 'empty'

const PICTURES = [
  /^\x89PNG/,
  /^\xff\xd8\xff/,
  /^GIF8/,
  /^BM[^]{4}\0\0\0\0/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp(hei|mif|avif)/,
  /^II\*\0/,
  /^MM\0\*/,
]

/** Documents, archives and programs. */
const OTHERS = ['%PDF', '{\\rtf', 'Rar!', '7z\xbc', '\x1f\x8b', '\x7fELF', 'MZ']

/** Names that say what is inside an archive or an old container. */
const WORKBOOK = 'xl/workbook'
const SPREADSHEET = 'application/vnd.oasis.opendocument.spreadsheet'
const ENCRYPTED = 'EncryptedPackage'.split('').join('\0')
const MANIFEST = 'encryption-data'

/** Detects the kind. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty'
  // Every byte as a letter, so that one can search for names.
  const letters = (part: Uint8Array) => new TextDecoder('latin1').decode(part)
  const start = letters(bytes.subarray(0, 1000))
  if (start.startsWith('PK\x03\x04')) {
    const all = letters(bytes)
    if (start.includes(SPREADSHEET)) return all.includes(MANIFEST) ? 'protected' : 'ods'
    return all.includes(WORKBOOK) ? 'xlsx' : 'other'
  }
  if (start.startsWith('\xd0\xcf\x11\xe0')) return letters(bytes).includes(ENCRYPTED) ? 'protected' : 'old-workbook'
  if (PICTURES.some((picture) => picture.test(start))) return 'picture'
  if (OTHERS.some((other) => start.startsWith(other))) return 'other'
  return isText(bytes) ? textKind(bytes) : 'other'
}

/** Control characters that no text has. UTF-16 has zeros, but in every other place only. */
function isText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 4000)
  const control = sample.filter((byte) => byte > 0 && byte < 32 && ![9, 10, 11, 12, 13, 26, 27].includes(byte)).length
  return control <= sample.length * 0.02
}

function textKind(bytes: Uint8Array): 'text' | 'html' {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4000)).replaceAll('\0', '')
  return /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<(!doctype html|html|meta|table|head|body|\?xml|style)/i.test(start) ? 'html' : 'text'
}
