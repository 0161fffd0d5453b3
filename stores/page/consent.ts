// The shopper's consent to analytics. The cookie is the single source: the host's own banner may write it too.
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { emit } from '#shared/events/bus.ts'
import { hasConsent } from '#shared/domain/consent.ts'
import { writable } from '#stores/kit/reset.ts'
import { $page } from './page.ts'
import { announceChange, onElsewhere } from './tabs.ts'

/** Her answer, or `unasked` if she has given none; null until the cookie has been read, which no server can do. */
export const $consent = writable<'unasked' | 'granted' | 'denied' | null>(null)

/** The lifetime of the answer, in days. */
const DAYS = 180

function names() {
  const { consentCookie = 'touchline-consent', consentValue = 'granted' } = $page.get().analytics ?? {}
  return { cookie: consentCookie, granted: consentValue }
}

function read(): void {
  const { cookie, granted } = names()
  const value = environment.cookie(cookie)
  $consent.set(value === null ? 'unasked' : hasConsent(value, granted) ? 'granted' : 'denied')
}

/** Reads the cookie, now and whenever another tab may have written it; the returned function ends that. */
export function followConsent(): () => void {
  read()
  return onElsewhere(read)
}

/**
 * Stores the shopper's answer for half a year, for all stores of the shop.
 * @example await changeConsent(true)
 */
export async function changeConsent(isGranted: boolean, origin?: object): Promise<Result<boolean>> {
  const { cookie, granted } = names()
  environment.setCookie(cookie, isGranted ? granted : 'denied', { path: '/', days: DAYS })
  read()
  emit('consent:changed', { isGranted }, origin)
  announceChange()
  return { ok: true, value: isGranted }
}
