// The keys, the mouse and the clipboard of the sheet. Loaded once the pointer or the focus comes into it.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLingui } from '@lingui/react/macro'
import type { PlayerField } from '#shared/product/rules/player.ts'
import type { Block } from '#stores/product/team-roster/block.ts'
import type { RosterStore } from '#stores/product/team-roster/team-roster.ts'
import { listenToSheet, type TypedIn } from './sheet-events.ts'

interface Props {
  grid: RefObject<HTMLTableElement | null>
  /** The marked block, which a paste fills. */
  block: RefObject<Block | null>
  store: RosterStore
  onAdd: (column: PlayerField) => void
  onDone: (status: string) => void
}

/** Listens while it is mounted, and draws what the letters typed into a size may mean, in its cell. */
export function SheetKeys({ grid, block, store, onAdd, onDone }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<TypedIn | null>(null)
  const words = { undone: t`Undone`, redone: t`Done again`, filled: t`Filled down`, emptied: t`Emptied`, copied: t`Copied` }
  const now = useRef({ onAdd, onDone, words })
  now.current = { onAdd, onDone, words }
  useEffect(() => {
    const table = grid.current
    if (!table) return undefined
    return listenToSheet(table, {
      store,
      block,
      onAdd: (column) => now.current.onAdd(column),
      onTyped: setTyped,
      onDone: (what) => now.current.onDone(now.current.words[what]),
    })
  }, [grid, block, store])
  if (!typed || !typed.cell.isConnected) return null
  const sizes = typed.fitting.map(({ label }) => label).join(', ')
  const letters = typed.text
  return createPortal(
    <p className="team-roster-typed" role="status" data-open={typed.isOpen ? '' : undefined}>
      {typed.fitting.length > 0 ? t`“${letters}”: ${sizes}` : t`“${letters}” is no size here`}
    </p>,
    typed.cell,
  )
}
