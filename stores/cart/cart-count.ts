// What the header of every page knows of the cart before anybody uses it: how much is in it, and whether its popup is open.
import type { ReadableAtom } from 'nanostores'
import { $popup } from './state.ts'

export { $count, $isCountKnown } from './lines.ts'
export { countWhenIdle } from './count-when-idle.ts'

/** Whether the popup is open. */
export const $isOpen: ReadableAtom<boolean> = $popup

/** Closes the popup if it could not be shown. */
export function giveUpPopup(): void {
  $popup.set(false)
}
