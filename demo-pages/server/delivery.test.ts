// Tests that pages are compressed, and not sent again while they are unchanged.
import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost({ databaseUrl: null })
})
afterAll(() => shop.close())

/** A response without decompression, which `fetch` would do. */
function ask(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(shop.url + path, { headers }, async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(Buffer.from(part))
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) })
    })
    sent.on('error', reject)
    sent.end()
  })
}

test.each(['/nl/', '/en/checkout/cart'])('%s is compressed only for a client that accepts it', async (path) => {
  const packed = await ask(path, { 'Accept-Encoding': 'gzip, deflate, br' })
  const plain = await ask(path, {})
  expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['gzip', expect.stringContaining('Accept-Encoding')])
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(gunzipSync(packed.body).toString()).toContain('</html>')
  expect(packed.body.length).toBeLessThan(plain.body.length / 2)
})

test('an unchanged page is not sent again', async () => {
  const first = await ask('/nl/', { 'Accept-Encoding': 'gzip' })
  const tag = String(first.headers['etag'])
  const again = await ask('/nl/', { 'Accept-Encoding': 'gzip', 'If-None-Match': tag })
  expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, tag.replace(/^W\//, '')])
  const other = await ask('/nl/contact', { 'Accept-Encoding': 'gzip', 'If-None-Match': tag })
  expect(other.status).toBe(200)
})

test('a personal page has no ETag, and is not stored anywhere', async () => {
  const { headers } = await ask('/nl/checkout/cart', {})
  expect([headers['etag'], headers['cache-control']]).toEqual([undefined, 'private, no-store'])
})
