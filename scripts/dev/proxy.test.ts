// The development proxy forwards everything, adds the reload script to pages only, and holds requests during a restart.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startProxy, type DevProxy } from './proxy.ts'

let shop: Server
let proxy: DevProxy
let origin: string

beforeEach(async () => {
  shop = createServer((request, response) => {
    const isPage = request.url === '/nl/'
    response.writeHead(200, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'content-security-policy': "default-src 'none'; script-src 'self'",
    })
    response.end(isPage ? '<body>Shop</body>' : JSON.stringify({ host: request.headers.host, method: request.method }))
  })
  await new Promise<void>((resolve) => shop.listen(0, resolve))
  proxy = await startProxy(0)
  origin = `http://localhost:${proxy.port}`
})
afterEach(() => {
  proxy.close()
  shop.close()
})

const shopPort = () => (shop.address() as AddressInfo).port

test('a page is served with the reload script and a policy that allows it', async () => {
  proxy.setTarget(shopPort())
  const answer = await fetch(`${origin}/nl/`)
  expect(await answer.text()).toMatch(/^<body>Shop<script>/)
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
})

test('a call passes untouched, with the address that the page used', async () => {
  proxy.setTarget(shopPort())
  const answer = await fetch(`${origin}/nl/api/session`, { method: 'POST', body: '{}' })
  expect(await answer.json()).toEqual({ host: `localhost:${proxy.port}`, method: 'POST' })
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'self'")
})

test('a request waits while the shop restarts', async () => {
  const answer = fetch(`${origin}/nl/`)
  setTimeout(() => proxy.setTarget(shopPort()), 50)
  expect((await answer).status).toBe(200)
})

test('an open page is notified of a change', async () => {
  const events = await fetch(`${origin}/__dev/events`)
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  proxy.reload()
  expect((await reader?.read())?.value).toBe('data: changed\n\n')
  await reader?.cancel()
})
