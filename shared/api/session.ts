// The one personal call of a cached page; it also issues the token.
import { Session } from '#shared/schemas/session.ts'
import { ask } from './client.ts'

/** The session: customer, cart count, wishlist, comparison. */
export function getSession(signal?: AbortSignal): Promise<Session> {
  return ask('GET', 'api/session', Session, { signal })
}
