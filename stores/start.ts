// The agreement of a page with the others: who is here is asked once, and whatever may be old is asked again.
import { agree } from './agreement.ts'
import { hideOldSession, loadSession } from './session.ts'
import { onElsewhere, onReturn, startTabs } from './tabs.ts'

/** Starts once a page, after `configurePage`; the answer ends it. */
export function startStores(): () => void {
  const stops = [startTabs(), onReturn(hideOldSession), onElsewhere(() => void agree())]
  void loadSession()
  return () => {
    for (const stop of stops) stop()
  }
}
