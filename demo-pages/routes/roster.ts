// Parses a team from a spreadsheet: pasted lines or a file, with cells separated by tab, semicolon or comma.
import type { KindProduct } from '../shop/kinds/kind-product.ts'
import type { PlayerEntry } from '../shop/kinds/item-request.ts'

/** A part of a kit with the sizes of its variants. */
export type RosterPart = Pick<KindProduct, 'id' | 'attributes' | 'variants'>

/** Each line is a player: name, number, then a size for each part in the kit's order; a single size applies to every part. */
export function readRoster(text: string, parts: readonly RosterPart[]): PlayerEntry[] {
  const rows = cellsOf(text).filter((cells) => cells.some((cell) => cell !== ''))
  const [first = []] = rows
  // A heading has text in the column of numbers.
  const isHeading = first.length > 1 && !/^\d*$/.test(first[1] ?? '')
  return rows.slice(isHeading ? 1 : 0).map(([name = '', number = '', ...sizes], at) => ({
    id: `line-${at + 1 + (isHeading ? 1 : 0)}`,
    name: name.normalize('NFC'),
    number,
    sizes: parts.flatMap((part, place) => sizeOf(part, sizes.filter(Boolean).length > 1 ? sizes[place] : sizes[0])),
  }))
}

/** The attribute of a part that has the size; if none has, the size is left out, and the rules report it as missing. */
function sizeOf(part: RosterPart, size: string | undefined): PlayerEntry['sizes'] {
  if (!size) return []
  const wanted = size.toLowerCase()
  const option = part.variants
    .flatMap(({ options }) => options)
    .find(({ role, value }) => role === 'size' && value.toLowerCase() === wanted)
  return option ? [{ productId: part.id, attributes: { [option.attributeId]: option.id } }] : []
}

function cellsOf(text: string): string[][] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const separator = ['\t', ';', ','].find((sign) => lines.some((line) => line.includes(sign))) ?? ','
  return lines.slice(0, 200).map((line) =>
    line.split(separator).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"')
        .trim(),
    ),
  )
}
