// Pasting into the sheet: takes texts of several cells, and says what became of them.
import { type RefObject, useCallback } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Block } from '#stores/product/team-roster/block.ts'
import type { RosterStore } from '#stores/product/team-roster/team-roster.ts'
import { controlOf } from './focus.ts'
import { blockOf } from './sheet-block.ts'
import type { PastedList } from './list/pasted-list.ts'
import type { PastedCells } from './paste-cells.ts'

/** Above this number, refused cells are not listed. */
const MOST_CELLS = 5

/** Returns the listener; `block` is what is marked. One text into one text field is the browser's own. */
export function usePaste(
  store: RosterStore,
  block: RefObject<Block | null>,
  { onDone, onList }: { onDone: (status: string) => void; onList: (pasted: PastedList) => void },
): (event: ClipboardEvent) => void {
  const { t } = useLingui()
  const textOf = (pasted: PastedCells): string => {
    const { rows, replaced, left } = pasted
    const cells = [...new Set(pasted.refused)].slice(0, MOST_CELLS).join(', ')
    return [
      t`${plural(rows, { one: '# row pasted.', other: '# rows pasted.' })}`,
      replaced > 0
        ? t`${plural(replaced, { one: '# earlier entry was replaced; Undo brings it back.', other: '# earlier entries were replaced; Undo brings them back.' })}`
        : '',
      cells === '' ? '' : t`Left out, since it fits no cell there: ${cells}`,
      left > 0 ? t`${plural(left, { one: '# row had no room in the team.', other: '# rows had no room in the team.' })}` : '',
    ]
      .filter(Boolean)
      .join(' ')
  }
  return useCallback(
    (event: ClipboardEvent) => {
      const control = controlOf(document.activeElement)
      const marked = block.current
      const target = marked ?? (control && blockOf(control))
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const html = event.clipboardData?.getData('text/html') ?? ''
      const isSeveral = /[\t\n\r]/.test(text.trim()) || marked !== null
      if (!target || text.trim() === '' || !(isSeveral || control instanceof HTMLSelectElement)) return
      event.preventDefault()
      const paste = async () => {
        const { pasteCells } = await import('./paste-cells.ts')
        const pasted = pasteCells(store, text, target)
        if (pasted === 'list') onList({ text, html })
        else if (pasted) onDone(textOf(pasted))
      }
      paste().catch(() => onDone(t`The list could not be pasted. Check your connection and try again.`))
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the texts change with the language only, which mounts anew
    [store, block, onDone, onList],
  )
}
