// Tests the queue of a shop over HTTP: beyond its depth it answers 503 at once, and a slow sender holds no turn.
import { request } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import type { HostEnv } from '../host/context.ts'
import { readJson } from './body.ts'
import { answerError } from './error-answer.ts'
import { inLine } from './in-line.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A shop with one turn and one waiting place, whose work lasts until it is released. */
async function start({ depth = 1, patience = 60_000 } = {}) {
  const app = new Hono<HostEnv>()
  const held: PromiseWithResolvers<void>[] = []
  app.onError((error, c) =>
    answerError(
      error,
      c,
      (_, status) => c.text('', status),
      () => {},
    ),
  )
  app.use(async (c, next) => {
    c.set('connection', { address: c.req.header('X-From') ?? '', isSecure: false })
    await next()
  })
  app.use(inLine({ atOnce: 1, depth, patience }))
  app.get('/en/work', async (c) => {
    const work = Promise.withResolvers<void>()
    held.push(work)
    await work.promise
    return c.text('done')
  })
  app.get('/en/busy', (c) => {
    for (const end = performance.now() + 50; performance.now() < end;);
    return c.text('done')
  })
  app.post('/en/echo', async (c) => c.json(await readJson(c)))
  const server = serve({ fetch: app.fetch, port: 0, overrideGlobalObjects: false })
  closing.push(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const url = `http://localhost:${(address as AddressInfo).port}/en`
  const work = (from: string, Accept = 'application/json') => fetch(`${url}/work`, { headers: { 'X-From': from, Accept } })
  return { url, held, work }
}

test('without a free place a call answers 503 in the visitor’s language with Retry-After, and a page reloads itself', async () => {
  const { held, work } = await start()
  const first = work('1.1.1.1')
  await expect.poll(() => held.length).toBe(1)
  // Which of two requests arrives first is the network's choice.
  const two = [work('2.2.2.2'), work('2.2.2.2')] as const
  const [refused, call] = await Promise.race(two.map(async (one, at) => [at, await one] as const))
  expect([call.status, call.headers.get('Retry-After')]).toEqual([503, '3'])
  expect(await call.json()).toMatchObject({ message: 'The shop cannot answer for a moment. Please try again shortly.' })
  const page = await work('2.2.2.2', 'text/html')
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('<meta http-equiv="refresh" content="3">')
  held[0]?.resolve()
  expect((await first).status).toBe(200)
  await expect.poll(() => held.length).toBe(2)
  held[1]?.resolve()
  expect((await two[refused === 0 ? 1 : 0]).status).toBe(200)
})

test('what a browser fetches on a guess takes no turn while people wait for theirs', async () => {
  const { url, held, work } = await start({ depth: 10 })
  const guess = () => fetch(`${url}/busy`, { headers: { 'X-From': '2.2.2.2', 'Sec-Purpose': 'prefetch', 'Sec-Fetch-Dest': 'document' } })
  expect((await guess()).status).toBe(200)
  const first = work('1.1.1.1')
  await expect.poll(() => held.length).toBe(1)
  expect((await guess()).status).toBe(503)
  held[0]?.resolve()
  expect((await first).status).toBe(200)
})

test('a body that arrives slowly does not delay others', async () => {
  const { url, held, work } = await start()
  const slow = request(`${url}/echo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': 7, 'X-From': '3.3.3.3' },
  })
  const answered = new Promise<number | undefined>((resolve) => slow.once('response', ({ statusCode }) => resolve(statusCode)))
  slow.write('{"a"')
  const other = work('1.1.1.1')
  await expect.poll(() => held.length).toBe(1)
  held[0]?.resolve()
  expect((await other).status).toBe(200)
  slow.end(':1}')
  expect(await answered).toBe(200)
})

test('work that blocks the process does not make requests wait outside the queue: those that would wait too long get 503', async () => {
  const { url } = await start({ depth: 100, patience: 400 })
  const sockets = await Promise.all(Array.from({ length: 60 }, () => connected(Number(new URL(url).port))))
  const heads = sockets.map((socket) => new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data)))))
  for (const socket of sockets) socket.write('GET /en/busy HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n\r\n')
  const statuses = (await Promise.all(heads)).map((head) => head.slice(9, 12))
  for (const socket of sockets) socket.destroy()
  expect(new Set(statuses)).toEqual(new Set(['200', '503']))
  expect(statuses.filter((status) => status === '503').length).toBeGreaterThan(20)
})

const connected = (port: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1', () => resolve(socket))
  })
