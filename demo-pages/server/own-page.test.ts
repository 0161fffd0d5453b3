// Tests a theme developer's own file as a page of the shop.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { noteConnection } from './connection.ts'
import type { HostEnv } from '../host/context.ts'
import { serveOwnPage } from './own-page.ts'
import { securityHeaders } from './security.ts'

test('it is served below every store as it is on the disk now, without a policy, and only if TRY names it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-own-'))
  try {
    const file = join(folder, 'first.html')
    const hostWith = (own: string | null) => {
      const app = new Hono<HostEnv>()
      serveOwnPage(app, own)
      return app.use(noteConnection({ isBehindProxy: false })).use(securityHeaders({ publicUrl: null }))
    }
    const app = hostWith(file)
    for (const text of ['<h1>one</h1>', '<h1>two</h1>']) {
      await writeFile(file, text)
      const answer = await app.request('/se/try')
      expect(await answer.text()).toBe(text)
      expect(answer.headers.get('Content-Security-Policy')).toBeNull()
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    }
    expect((await hostWith(null).request('/se/try')).status).toBe(404)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
