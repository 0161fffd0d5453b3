// The props shared by the form and its suggestions.
import type { SearchModel, StartAt } from './model.ts'

/** What the suggestions are given. They come by a file of their own. */
export interface PanelProps {
  query: string
  categoryId: number | null
  searchUrl: string
  /** Where an arrow key that opened the popup wants to begin. */
  startAt: StartAt
  /** The form was sent. */
  isLeaving: boolean
  /** The media query under which the search fills the screen. */
  narrow: string
  onKeys: SearchModel['takeKeys']
  onChange: SearchModel['suggest']
  /** Says something to screen readers. */
  onSay: SearchModel['say']
  onClose: SearchModel['close']
}
