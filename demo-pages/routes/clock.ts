// The server's time, for countdowns on cached pages.
import type { Hono } from 'hono'
import type { HostEnv } from '../host/context.ts'

/** Registers the call. */
export function registerClock(store: Hono<HostEnv>): void {
  store.get('/api/clock', (c) => c.json({ now: c.get('shop').now().toISOString() }, 200, { 'Cache-Control': 'no-store' }))
}
