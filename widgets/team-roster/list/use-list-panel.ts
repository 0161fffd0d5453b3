// Opens the panel for a list: by its button, or because a list was pasted into the sheet.
import { useState } from 'react'
import { useMount } from '#shared/mount/context.ts'
import type { PastedList } from './pasted-list.ts'

/** The panel's state, and what changes it. */
export interface ListPanelState {
  isOpen: boolean
  pasted: PastedList | null
  toggle: () => void
  close: () => void
  /** Opens it with what was pasted into the sheet, where that is a list. */
  show: (pasted: PastedList) => void
}

/** The class of the button, which gets the focus back. */
export const LIST_BUTTON = 'team-roster-list'

/** Keeps the state. */
export function useListPanel(): ListPanelState {
  const { element } = useMount()
  const [isOpen, setOpen] = useState(false)
  const [pasted, setPasted] = useState<PastedList | null>(null)
  const show = (list: PastedList | null, isShown: boolean) => {
    setPasted(list)
    setOpen(isShown)
  }
  return {
    isOpen,
    pasted,
    toggle: () => show(null, !isOpen),
    close: () => {
      show(null, false)
      element?.querySelector<HTMLElement>(`.${LIST_BUTTON}`)?.focus()
    },
    show: (list) => show(list, true),
  }
}
