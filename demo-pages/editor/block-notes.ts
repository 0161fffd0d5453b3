// What the canvas says about a block that is not ready, in words for people.
import { faultOf, faultText, missingText } from './client/fault-of.ts'
import type { Say } from './client/words.ts'
import type { Block } from './document.ts'
import { fieldsOf, missingOf, needsOf, type Palette } from './palette.ts'

/** Whether the block has nothing to show, or lacks what its widget requires. */
export function isUnfinished(palette: Palette, block: Block): boolean {
  return needsOf(palette, block).length > 0 || missingOf(palette, block.type, block.values).length > 0
}

/** What is missing in a block or wrong with it, in words. */
export function notesOf(palette: Palette, say: Say, block: Block): string[] {
  const needs = needsOf(palette, block)
  const missing = missingOf(palette, block.type, block.values)
  return [
    ...(needs.length > 0 ? [say('canvasEmpty', { what: needs.join(` ${say('or')} `) })] : []),
    ...fieldsOf(palette, block.type).flatMap((field) => {
      if (missing.includes(field.name)) return [missingText(say, field)]
      const fault = field.isLocal ? null : faultOf(field, block.values[field.name])
      return fault ? [`${field.label}: ${faultText(say, fault)}`] : []
    }),
  ]
}
