// The errors that prevent publishing a page: options that their mounts would reject.
import type { Document } from './document.ts'
import { expectedOf, fieldsOf, type Palette } from './palette.ts'

/** A wrong value, with what was expected. */
export interface BlockFault {
  block: string
  field: string
  expected: string
}

/** All errors of a page, in order. */
export function faultsOf(palette: Palette, { blocks }: Document): BlockFault[] {
  return blocks.flatMap((block) =>
    fieldsOf(palette, block.type).flatMap((field) => {
      const expected = field.isLocal ? null : expectedOf(field, block.values[field.name])
      return expected === null ? [] : [{ block: block.id, field: field.name, expected }]
    }),
  )
}
