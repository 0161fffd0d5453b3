// The settings to add to the platform's pages, according to the check.
import { variantBySetting } from '#shared/domain/by-code.ts'
import type { Extension } from '#shared/domain/extension.ts'
import type { Host } from './host.ts'

/** Only settings that differ from their defaults. */
export function settingsToPaste(host: Host, extensions: readonly Extension[]): Record<string, unknown> {
  const { discovered, settings } = host
  const cookies = { ...sessionCookie(host), ...wishlistCookie(host) }
  const codes = (given: Readonly<Record<string, readonly string[]>>) => Object.keys(given).length > 0
  const isRight = ([drawn, all]: [string, readonly string[]]) => all.every((code) => variantBySetting(code, settings.payment) === drawn)
  const { pathname } = new URL(settings.baseUrl, settings.apiUrl)
  return {
    ...(discovered.locale === null ? {} : { locale: discovered.locale }),
    ...(pathname === '/' ? {} : { baseUrl: pathname }),
    ...(settings.store.id > 0 ? { store: { id: settings.store.id } } : {}),
    ...(new URL(settings.apiUrl).pathname === '/' ? {} : { apiUrl: new URL(settings.apiUrl).pathname }),
    ...(extensions.length > 0 ? { extensions } : {}),
    ...(extensions.includes('session') ? {} : { session: { customer: null, itemsCount: 0, compare: [] } }),
    ...(Object.keys(cookies).length > 0 && !extensions.includes('session') ? { cookies } : {}),
    ...(codes(discovered.pickup) ? { pickup: discovered.pickup } : {}),
    ...(codes(discovered.payment) && !Object.entries(discovered.payment).every(isRight) ? { payment: discovered.payment } : {}),
    ...(discovered.facets.length > 0 ? { facets: Object.fromEntries(discovered.facets.map((code) => [code, code])) } : {}),
    ...(discovered.lacksReasons ? { reasons: [{ code: 'size', label: 'Does not fit' }] } : {}),
  }
}

/** A cookie that scripts can read and that is neither the token's nor the wishlist's. */
function sessionCookie({ visitor }: Host): { session?: string } {
  const known = new Set(['XSRF-TOKEN', 'touchline-session', 'touchline-wishlist', wishlistCookieName(visitor.cookies)])
  const [name] = [...visitor.cookies].filter(([one, { isHttpOnly }]) => !isHttpOnly && !known.has(one)).map(([one]) => one)
  return name === undefined ? {} : { session: name }
}

function wishlistCookie({ visitor }: Host): { wishlist?: string } {
  const name = wishlistCookieName(visitor.cookies)
  return name === null || name === 'touchline-wishlist' ? {} : { wishlist: name }
}

/** The cookie that contains a list after something was added. */
export function wishlistCookieName(cookies: Host['visitor']['cookies']): string | null {
  for (const [name, { value, isHttpOnly }] of cookies) if (!isHttpOnly && /^(\[|%5B)/i.test(value)) return name
  return null
}
