// GET api/session: the only personal call of a cached page, and the source of the XSRF token.
import type { Hono } from 'hono'
import type { HostEnv } from '../host/context.ts'
import { sendHint, sendSession, sendXsrf } from '../server/cookies.ts'
import { withSession } from '../server/guards.ts'
import { getSessionAnswer } from '../shop/session-answer.ts'

/** Registers the session call. */
export function registerSession(store: Hono<HostEnv>): void {
  store.get('/api/session', withSession, async (c) => {
    const session = c.get('session')
    const answer = await getSessionAnswer(c.get('shop'), session)
    sendSession(c, session)
    sendXsrf(c, session)
    sendHint(c, session)
    return c.json(answer)
  })
}
