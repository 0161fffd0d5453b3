// The header's view of the cart on every page: the number of pieces, and whether the popup is open.
import { $isOpen } from './state.ts'
export { $isOpen } from './state.ts'

export { $count, $isCountKnown } from './lines.ts'
export { countWhenIdle } from './count-when-idle.ts'

/** Closes the popup if it cannot be shown. */
export function giveUpPopup(): void {
  $isOpen.set(false)
}
