// The only personal call of a cached page; it also issues the token.
import { defineCall } from '#shared/api/define-call.ts'
import { Session } from './wire/session.ts'

/** The session: customer, cart quantity, wishlist, comparison. */
export const getSession = defineCall({ method: 'GET', path: 'api/session', client: 'session', group: 'session', answer: Session })
