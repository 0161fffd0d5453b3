// What the form and its suggestions tell each other.
import type { KeyboardEvent, RefObject } from 'react'

/** What the text field says of its popup. */
export interface Combobox {
  isOpen: boolean
  /** There is something to choose. */
  hasList: boolean
  /** The id of the suggestion that the arrows are on. */
  activeId: string | null
  isBusy: boolean
}

/** What the suggestions are given. They come by a file of their own. */
export interface PanelProps {
  query: string
  categoryId: number | null
  searchUrl: string
  /** Where an arrow key that opened the popup wants to begin. */
  startAt: 'first' | 'last' | null
  /** The form was sent. */
  isLeaving: boolean
  /** The media query under which the search fills the screen. */
  narrow: string
  /** Where the panel puts what it does with the field's keys; true says that a key is used. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>
  onChange: (combobox: Combobox) => void
  /** Says something to screen readers. */
  onSay: (words: string) => void
  onClose: () => void
}
