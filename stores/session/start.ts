// Revalidation of a page: who is here is asked once, and whatever may be old is asked again.
import { revalidate } from '#stores/page/revalidation.ts'
import { onElsewhere, onReturn, startTabs } from '#stores/page/tabs.ts'
import { hideOldSession, loadSession } from './session.ts'

/** Starts once a page, after `configurePage`; the returned function ends it. */
export function startStores(): () => void {
  const stops = [startTabs(), onReturn(hideOldSession), onElsewhere(() => void revalidate())]
  void loadSession()
  return () => {
    for (const stop of stops) stop()
  }
}
