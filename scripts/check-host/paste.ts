// The settings to paste into the pages of the platform, by what was found out.
import { variantBySetting } from '#shared/domain/by-code.ts'
import type { Extension } from '#shared/domain/extension.ts'
import type { Host } from './host.ts'

/** Those worth naming; what is missing is right as it is. */
export function settingsToPaste(host: Host, extensions: readonly Extension[]): Record<string, unknown> {
  const { learnt, settings } = host
  const cookies = { ...sessionCookie(host), ...wishlistCookie(host) }
  const codes = (given: Readonly<Record<string, readonly string[]>>) => Object.keys(given).length > 0
  const isRight = ([drawn, all]: [string, readonly string[]]) => all.every((code) => variantBySetting(code, settings.payment) === drawn)
  return {
    ...(settings.store.id > 0 ? { store: { id: settings.store.id } } : {}),
    ...(new URL(settings.apiUrl).pathname === '/' ? {} : { apiUrl: new URL(settings.apiUrl).pathname }),
    ...(extensions.length > 0 ? { extensions } : {}),
    ...(extensions.includes('session') ? {} : { session: { customer: null, itemsCount: 0, compare: [] } }),
    ...(Object.keys(cookies).length > 0 && !extensions.includes('session') ? { cookies } : {}),
    ...(codes(learnt.pickup) ? { pickup: learnt.pickup } : {}),
    ...(codes(learnt.payment) && !Object.entries(learnt.payment).every(isRight) ? { payment: learnt.payment } : {}),
    ...(learnt.lacksReasons ? { reasons: [{ code: 'size', label: 'Does not fit' }] } : {}),
  }
}

/** One that scripts can read and that is neither the token's nor the wishlist's. */
function sessionCookie({ visitor }: Host): { session?: string } {
  const known = new Set(['XSRF-TOKEN', 'touchline-session', 'touchline-wishlist', wishlistCookieName(visitor.cookies)])
  const [name] = [...visitor.cookies].filter(([one, { isHttpOnly }]) => !isHttpOnly && !known.has(one)).map(([one]) => one)
  return name === undefined ? {} : { session: name }
}

function wishlistCookie({ visitor }: Host): { wishlist?: string } {
  const name = wishlistCookieName(visitor.cookies)
  return name === null || name === 'touchline-wishlist' ? {} : { wishlist: name }
}

/** The cookie that holds a list once something is kept. */
export function wishlistCookieName(cookies: Host['visitor']['cookies']): string | null {
  for (const [name, { value, isHttpOnly }] of cookies) if (!isHttpOnly && /^(\[|%5B)/i.test(value)) return name
  return null
}
