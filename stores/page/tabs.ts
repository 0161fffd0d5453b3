// One truth in every tab: they tell each other "changed", nothing more, and whoever hears it asks the server.
import { environment, type TabChannel } from '#shared/environment.ts'
import { onReset } from '#stores/kit/reset.ts'
import { $page } from './page.ts'

const CHANGED = 'changed'

let line: { name: string; channel: TabChannel } | null = null
const elsewhere = new Set<() => void>()
const returned = new Set<() => void>()

onReset(closeLine)

/** Starts hearing the other tabs and the way back into this page; the returned function ends it. */
export function startTabs(): () => void {
  const stopHearing = openLine().listen((message) => message === CHANGED && tell(elsewhere))
  const stopShowing = environment.onPageShow(() => {
    tell(returned)
    tell(elsewhere)
  })
  return () => {
    stopHearing()
    stopShowing()
    closeLine()
  }
}

/** Tells the other tabs of this store view that something personal changed. What, they ask the server. */
export function announceChange(): void {
  openLine().post(CHANGED)
}

/** Calls when another tab changed something, or this page was asleep and may have missed it; the returned function ends it. */
export function onElsewhere(listener: () => void): () => void {
  elsewhere.add(listener)
  return () => void elsewhere.delete(listener)
}

/** Calls when this page comes out of the back/forward cache or out of prerendering; the returned function ends it. */
export function onReturn(listener: () => void): () => void {
  returned.add(listener)
  return () => void returned.delete(listener)
}

/** The line of this store view: carts of two stores have nothing to tell each other. */
function openLine(): TabChannel {
  const name = `touchline:${$page.get().store.code}`
  if (line?.name !== name) {
    closeLine()
    line = { name, channel: environment.channel(name) }
  }
  return line.channel
}

function closeLine(): void {
  line?.channel.close()
  line = null
}

function tell(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) listener()
}
