// Keeps tabs in step: a tab broadcasts "changed" and nothing more, and each tab that receives it asks the server.
import { environment, type TabChannel } from '#shared/environment.ts'
import { onReset } from '#stores/kit/reset.ts'
import { $page } from './page.ts'

const CHANGED = 'changed'

let line: { name: string; channel: TabChannel } | null = null
const elsewhere = new Set<() => void>()
const returned = new Set<() => void>()

onReset(closeLine)

/** Starts listening to other tabs and to the return to this page; the returned function ends it. */
export function startTabs(): () => void {
  const stopListening = openLine().listen((message) => message === CHANGED && notify(elsewhere))
  const stopShowing = environment.onPageShow(() => {
    notify(returned)
    notify(elsewhere)
  })
  return () => {
    stopListening()
    stopShowing()
    closeLine()
  }
}

/** Notifies the other tabs of this store view of a personal change; they ask the server for the data. */
export function announceChange(): void {
  openLine().post(CHANGED)
}

/** Calls `listener` when another tab changed data, or this page was suspended and may have missed it; the returned function ends it. */
export function onElsewhere(listener: () => void): () => void {
  elsewhere.add(listener)
  return () => void elsewhere.delete(listener)
}

/** Calls `listener` when this page leaves the back/forward cache or prerendering; the returned function ends it. */
export function onReturn(listener: () => void): () => void {
  returned.add(listener)
  return () => void returned.delete(listener)
}

/** The channel of this store view: the carts of two stores are independent. */
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

function notify(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) listener()
}
