// The errors that prevent publishing a page: options that their mounts would reject.
import { faultOf, type Fault } from './client/fault-of.ts'
import type { Document } from './document.ts'
import { fieldsOf, type Palette } from './palette.ts'

/** A wrong value. */
export interface BlockFault extends Fault {
  block: string
  field: string
}

/** All errors of a page, in order. */
export function faultsOf(palette: Palette, { blocks }: Document): BlockFault[] {
  return blocks.flatMap((block) =>
    fieldsOf(palette, block.type).flatMap((field) => {
      const fault = field.isLocal ? null : faultOf(field, block.values[field.name])
      return fault === null ? [] : [{ block: block.id, field: field.name, ...fault }]
    }),
  )
}
