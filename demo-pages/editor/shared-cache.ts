// Clears the shared cache in front of the shop, if there is one, when a page is published.

/** The time limit in milliseconds. */
const PATIENCE = 5000

/** Clears the cache. Returns false if that failed, so that the publisher is informed that shoppers may see the old page for a while. */
export async function clearSharedCache(url: string | null): Promise<boolean> {
  if (url === null) return true
  try {
    const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(PATIENCE) })
    return answer.ok
  } catch {
    return false
  }
}
