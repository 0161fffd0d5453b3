// The cache in front of the shop, where there is one: told to empty itself when a page is published.

/** Long enough for a cache of one's own. */
const PATIENCE = 5000

/** Empties it. False where it could not be, which whoever published has to know: shoppers may read the old page for a while. */
export async function clearSharedCache(url: string | null): Promise<boolean> {
  if (url === null) return true
  try {
    const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(PATIENCE) })
    return answer.ok
  } catch {
    return false
  }
}
