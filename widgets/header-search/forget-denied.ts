// Removes the searches stored on this device once the shopper denies consent; a file of its own, since few stores require it.
import { onDevice } from '#stores/catalogue/kept-searches.ts'
import { $consent, followConsent } from '#stores/page/consent.ts'

/** Follows the consent until the signal. */
export function forgetDenied(signal: AbortSignal): void {
  if (signal.aborted) return
  const stopReading = followConsent()
  const stop = $consent.subscribe((consent) => consent === 'denied' && onDevice.forget())
  signal.addEventListener('abort', () => {
    stop()
    stopReading()
  })
}
