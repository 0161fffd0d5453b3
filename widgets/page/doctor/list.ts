// The doctor's checks of a list: whether its mounts name the same category, and whether the host answers the first filtered address, as a
// reload or Back from a product would request it.
import type { Touchline } from '#widgets/page/public-api.ts'
import type { Report } from './page.ts'

/** Requests the list's address once, after its first change, and reports the result that a shopper would see. */
export function tryNarrowedList(touchline: Pick<Touchline, 'on'>, report: (text: string) => void, signal: AbortSignal): void {
  const before = location.pathname + location.search
  const stop = touchline.on('catalogue:changed', ({ address }) => {
    if (address === before) return
    stop()
    void faultAt(address, signal).then((fault) => fault && report(fault))
  })
  signal.addEventListener('abort', stop)
}

async function faultAt(address: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(address, { headers: { Accept: 'text/html' }, signal }).catch(() => null)
  // Without an answer, nothing can be concluded.
  if (!answer) return null
  const requested = new URL(address, location.href)
  const isElsewhere = answer.redirected && new URL(answer.url).pathname !== requested.pathname
  if (answer.ok && !isElsewhere) return null
  const what = isElsewhere ? `leads to ${answer.url}` : `answers ${answer.status}`
  return `${address} ${what}: a reload, and Back from a product, end there. Have the host answer every address below the list's as the list itself, or print data-addresses="query" on the list's widgets.`
}

/** The widgets that share the page's list. */
const listed = new Set(['product-list', 'facets', 'toolbar', 'active-facets'])

/** Returns a function to call whenever a mount has changed: it reports once that mounts of the page's list name different categories. */
export function reportCategories({ mounts }: Pick<Touchline, 'mounts'>, report: Report): () => void {
  let isReported = false
  return () => {
    const named = mounts().flatMap(({ name, options }) => {
      const id = options?.['categoryId']
      return listed.has(name) && typeof id === 'number' ? [{ name, id }] : []
    })
    if (isReported || new Set(named.map(({ id }) => id)).size < 2) return
    isReported = true
    const names = named.map((one) => `${one.name} ${one.id}`).join(', ')
    report(
      'The list',
      `Its mounts name different categories (${names}), and a page has one list: the first of them to start counts for all.`,
    )
  }
}
