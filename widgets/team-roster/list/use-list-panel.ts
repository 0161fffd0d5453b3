// Opens the panel for a list: by its button, or because a list was pasted into a name.
import { type ClipboardEvent, useState } from 'react'
import { useMount } from '#shared/mount/context.ts'
import type { PastedList } from './pasted-list.ts'

/** The panel's state, and what changes it. */
export interface ListPanelState {
  isOpen: boolean
  pasted: PastedList | null
  toggle: () => void
  close: () => void
  /** For the element around the players; what a cell took itself is not a list. */
  onPaste: (event: ClipboardEvent) => void
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
    onPaste: (event) => {
      const text = event.clipboardData.getData('text/plain')
      const isName = event.target instanceof HTMLElement && event.target.dataset['column'] === 'name'
      if (event.defaultPrevented || !isName || !/[\t\n]/.test(text.trim())) return
      event.preventDefault()
      show({ text, html: event.clipboardData.getData('text/html') }, true)
    },
  }
}
