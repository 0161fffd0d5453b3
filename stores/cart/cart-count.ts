// What the header of every page knows of the cart before anybody uses it: how much is in it, and whether its popup is open.
import { $isOpen } from './state.ts'
export { $isOpen } from './state.ts'

export { $count, $isCountKnown } from './lines.ts'
export { countWhenIdle } from './count-when-idle.ts'

/** Closes the popup if it could not be shown. */
export function giveUpPopup(): void {
  $isOpen.set(false)
}
