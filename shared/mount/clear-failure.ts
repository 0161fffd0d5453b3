// Removes the sentence about a widget that could not be loaded; separate from its texts, which only the loader has.
import { FAILURE } from './attributes.ts'

/** The sentence at the end of a mount. */
export const failureIn = (mount: Element): Element | null => mount.querySelector(`:scope>[${FAILURE}]`)

/** Removes it and returns whether its link had the focus, which then has to be moved. */
export function clearFailure(mount: Element): boolean {
  const notice = failureIn(mount)
  const hadFocus = notice?.contains(notice.ownerDocument.activeElement) ?? false
  notice?.remove()
  return hadFocus
}
