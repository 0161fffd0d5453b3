// Whether the shop is open again.
import { Anything, ask } from './client.ts'

/** Asks the call that every page may ask; any fault counts as closed. */
export async function isShopOpen(signal?: AbortSignal): Promise<boolean> {
  try {
    await ask('GET', 'api/session', Anything, { signal })
    return true
  } catch {
    return false
  }
}
