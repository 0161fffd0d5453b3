// The calls of the check: one issues a challenge, five others require its proof before they run.
import type { Hono } from 'hono'
import type { HostEnv } from '../host/context.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { ShopError } from '../shop/shop-error.ts'
import { challengedForms, makeWork, takeProof, type ChallengedForm } from './proof.ts'

const paths: Readonly<Record<ChallengedForm, readonly string[]>> = {
  contact: ['/api/contact'],
  newsletter: ['/api/newsletter'],
  review: ['/catalog/product/:id{\\d+}/reviews', '/api/catalog/product/:id{\\d+}/reviews'],
  register: ['/api/customer/register'],
  login: ['/api/customer/login'],
}

/** Registers the check before the calls themselves, so that they never receive a write without proof. */
export function registerChallenge(store: Hono<HostEnv>): void {
  store.get('/api/challenge', async (c) => {
    const form = challengedForms.find((one) => one === c.req.query('form'))
    if (!form) throw new ShopError(404, 'error.not-found')
    return c.json(await makeWork(c.get('shop'), c.get('store'), form), 200, { 'Cache-Control': 'private, no-store' })
  })
  for (const form of challengedForms) {
    for (const path of paths[form]) {
      // The check runs after the token's guard: a page with an expired token gets a new one and sends the same proof again.
      store.post(path, withSession, apiGuard, async (c, next) => {
        await takeProof(c.get('shop'), c.get('store'), form, c.req.header('X-ReCaptcha'))
        await next()
      })
    }
  }
}
