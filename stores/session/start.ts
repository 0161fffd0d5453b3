// Starts the page's stores: loads the session once, and revalidates data that may be outdated.
import { revalidate } from '#stores/page/revalidation.ts'
import { onElsewhere, onReturn, startTabs } from '#stores/page/tabs.ts'
import { followHint, hideOldSession, loadSession, noteLogoutElsewhere } from './session.ts'
import { onSettledCookies } from './settled-cookies.ts'

/** Starts the stores once per page, after `configurePage`; the returned function ends them. */
export function startStores(): () => void {
  const hear = () => {
    noteLogoutElsewhere()
    void revalidate()
  }
  const stops = [startTabs(), onReturn(hideOldSession), onElsewhere(hear), onSettledCookies(followHint)]
  void loadSession()
  return () => {
    for (const stop of stops) stop()
  }
}
