// The call of the newsletter.
import type { Hono } from 'hono'
import { newsletterTexts } from '../pages/texts/newsletter.ts'
import { readJson } from '../server/body.ts'
import type { HostEnv } from '../host/context.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { requestNewsletter } from '../service/newsletter.ts'

/** Registers the call. */
export function registerNewsletter(store: Hono<HostEnv>): void {
  store.post('/api/newsletter', withSession, apiGuard, async (c) => {
    const { consent } = newsletterTexts[c.get('store').language]
    await requestNewsletter(c.get('shop'), c.get('store'), await readJson(c), consent, c.get('connection').address)
    return c.json({ state: 'asked' }, 201)
  })
}
