// A picture that failed is asked for again, three times in all; then its place says that there is none. Loaded with the first failure.
import { environment } from '#shared/environment.ts'
import { retrying } from './presets.ts'

const asked = new WeakMap<HTMLImageElement, { address: string; attempts: number }>()
/** Addresses that did not come, the oldest first: whoever draws them next need not wait for it. */
const missing = new Set<string>()

/** Called with each failure of a picture. */
export function retryPicture(image: HTMLImageElement, signal: AbortSignal): void {
  const address = image.currentSrc || image.src
  const before = asked.get(image)
  const attempts = (before?.address === address ? before.attempts : 0) + 1
  asked.set(image, { address, attempts })
  if (attempts >= retrying.attempts || missing.has(address)) {
    image.dataset['missing'] = ''
    remember(address)
    return
  }
  const stop = environment.setTimer(() => {
    // The card may show another picture by now.
    // oxlint-disable-next-line no-self-assign -- setting an address is what has a browser ask for it again
    if (image.isConnected && asked.get(image)?.address === address) image.src = image.src
  }, retrying.throttle)
  signal.addEventListener('abort', stop, { once: true })
}

function remember(address: string): void {
  missing.delete(address)
  missing.add(address)
  const [oldest] = missing
  if (missing.size > retrying.cache && oldest !== undefined) missing.delete(oldest)
}
