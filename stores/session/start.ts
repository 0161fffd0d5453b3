// Starts the page's stores: loads the session once, and revalidates data that may be outdated.
import { environment } from '#shared/environment.ts'
import { revalidate } from '#stores/page/revalidation.ts'
import { onElsewhere, onReturn, startTabs } from '#stores/page/tabs.ts'
import { hideOldSession, isHintSettled, loadSession, noteLogoutElsewhere } from './session.ts'

/** Milliseconds from a change of a cookie to the look at it: the answer to an own write changes it a moment before the write is noted. */
const SETTLED = 500

/** Starts the stores once per page, after `configurePage`; the returned function ends them. */
export function startStores(): () => void {
  /** A script of the host may have changed cart, wishlist or login. */
  const lookSoon = () => void environment.setTimer(() => isHintSettled() || void revalidate(), SETTLED)
  const hear = () => {
    noteLogoutElsewhere()
    void revalidate()
  }
  const stops = [startTabs(), onReturn(hideOldSession), onElsewhere(hear), environment.onCookies(lookSoon)]
  void loadSession()
  return () => {
    for (const stop of stops) stop()
  }
}
