// Takes the sentence away that says that a widget could not be loaded; apart from its words, which only the loader has.
import { FAILURE } from './attributes.ts'

/** The sentence at the end of a mount. */
export const failureIn = (mount: Element): Element | null => mount.querySelector(`:scope>[${FAILURE}]`)

/** Takes it away; whether its link had the focus, which needs another place then. */
export function clearFailure(mount: Element): boolean {
  const notice = failureIn(mount)
  const hadFocus = notice?.contains(notice.ownerDocument.activeElement) ?? false
  notice?.remove()
  return hadFocus
}
