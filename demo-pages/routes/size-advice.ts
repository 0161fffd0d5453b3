// The size that the shop recommends: the same for everybody with the same measures, and not stored.
import type { Hono } from 'hono'
import { readId } from '../server/body.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { getSizeAdvice } from '../shop/size-advice.ts'

/** Registers the call. */
export function registerSizeAdvice(store: Hono<HostEnv>): void {
  for (const base of ['/catalog', '/api/catalog']) {
    store.get(`${base}/product/:id{\\d+}/size-advice`, async (c) => {
      const measured = { height: read(c, 'height'), weight: read(c, 'weight'), age: read(c, 'age'), footLength: read(c, 'foot_length') }
      const advice = await getSizeAdvice(c.get('shop').db, c.get('store').language, readId(c.req.param('id')), measured)
      return c.json(advice, 200, { 'Cache-Control': 'no-store' })
    })
  }
}

function read(c: HostContext, name: string): number | null {
  const text = c.req.query(name) ?? ''
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}
