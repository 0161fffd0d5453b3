// Starts the page's stores: loads the session once, and revalidates data that may be outdated.
import { noteCookies, onForeignChange } from '#stores/page/cookies.ts'
import { revalidate } from '#stores/page/revalidation.ts'
import { onElsewhere, onReturn, startTabs } from '#stores/page/tabs.ts'
import { hideOldSession, loadSession } from './session.ts'

/** Starts the stores once per page, after `configurePage`; the returned function ends them. */
export function startStores(): () => void {
  const askAgain = () => {
    noteCookies()
    void revalidate()
  }
  const stops = [startTabs(), onReturn(hideOldSession), onElsewhere(askAgain), onForeignChange(askAgain)]
  void loadSession()
  return () => {
    for (const stop of stops) stop()
  }
}
