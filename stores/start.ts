// The agreement of a page with the others: who is here is asked once, and whatever may be old is asked again.
import { agree } from './agreement.ts'
import { loadSession } from './session.ts'
import { onElsewhere, startTabs } from './tabs.ts'

/** Starts once a page, after `configurePage`; the answer ends it. */
export function startStores(): () => void {
  const stops = [startTabs(), onElsewhere(() => void agree())]
  void loadSession()
  return () => {
    for (const stop of stops) stop()
  }
}
