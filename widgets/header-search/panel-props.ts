// The props shared by the form and its suggestions.
import type { SearchModel, StartAt } from './model.ts'

/** Props of the suggestions, which are loaded from a separate file. */
export interface PanelProps {
  query: string
  categoryId: number | null
  searchUrl: string
  /** The suggestion that becomes active when an arrow key opens the popup. */
  startAt: StartAt
  /** The form was sent, and the page is about to be left. */
  isLeaving: boolean
  /** The media query under which the search fills the screen. */
  narrow: string
  /** Whether recent searches are stored on the device with consent only. */
  needsConsent: boolean
  onKeys: SearchModel['takeKeys']
  onChange: SearchModel['suggest']
  /** Announces a text to screen readers. */
  onSay: SearchModel['say']
  onClose: SearchModel['close']
}
