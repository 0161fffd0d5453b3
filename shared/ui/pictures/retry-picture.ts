// Loads a failed picture again, three times in all; after that it shows a placeholder. Loaded with the first failure.
import { environment } from '#shared/environment.ts'
import { retrying } from './presets.ts'

const requests = new WeakMap<HTMLImageElement, { address: string; attempts: number; isWaiting: boolean }>()
/** Addresses that failed, the oldest first: later pictures with them need not wait. */
const missing = new Set<string>()

/** Called with each failure of a picture. */
export function retryPicture(image: HTMLImageElement, signal: AbortSignal): void {
  const address = image.currentSrc || image.src
  const known = requests.get(image)
  const before = known?.address === address ? known : { address, attempts: 0, isWaiting: false }
  // A picture counts as broken a moment before its error event: both signals are one failure.
  if (before.isWaiting) return
  const attempts = before.attempts + 1
  const now = { address, attempts, isWaiting: attempts < retrying.attempts }
  requests.set(image, now)
  if (attempts >= retrying.attempts || missing.has(address)) {
    image.dataset['missing'] = ''
    remember(address)
    return
  }
  const stop = environment.setTimer(() => {
    now.isWaiting = false
    // The card may show another picture by now.
    // oxlint-disable-next-line no-self-assign -- setting an address is what has a browser ask for it again
    if (image.isConnected && requests.get(image) === now) image.src = image.src
  }, retrying.throttle)
  signal.addEventListener('abort', stop, { once: true })
}

function remember(address: string): void {
  missing.delete(address)
  missing.add(address)
  const [oldest] = missing
  if (missing.size > retrying.cache && oldest !== undefined) missing.delete(oldest)
}
