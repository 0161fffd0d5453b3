// Tests the misbehaving server itself, since other tests rely on it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as faults from './fault-server.ts'

let server: faults.FaultServer
beforeAll(async () => {
  server = await faults.startFaultServer()
})
afterAll(() => server.close())

const request = (init?: RequestInit) => fetch(`${server.url}checkout/cart/quote?a=1`, init)

it('records what arrives', async () => {
  server.reply(faults.json({ ok: true }))
  const answer = await request({ method: 'POST', body: '{"sku":"A"}', headers: { 'X-STORE-ID': '1' } })
  expect(await answer.json()).toEqual({ ok: true })
  expect(server.arrived).toMatchObject([
    { method: 'POST', path: 'checkout/cart/quote', body: { sku: 'A' }, headers: { 'x-store-id': '1' } },
  ])
  expect(server.arrived[0]?.query.get('a')).toBe('1')
})

it('answers one behaviour after another, the last for good, and the session apart', async () => {
  server.reply(faults.json({}, 503), faults.json({}, 429), faults.json({}))
  server.replySession(faults.json({}, 418))
  const statuses = [
    (await request()).status,
    (await request()).status,
    (await fetch(`${server.url}api/session`)).status,
    (await request()).status,
    (await request()).status,
  ]
  expect(statuses).toEqual([503, 429, 418, 200, 200])
})

it('answers HTML, an empty body, 204 and a redirect', async () => {
  server.reply(faults.html(), faults.empty(), faults.noContent, faults.redirect('https://elsewhere.test/'))
  expect(await (await request()).text()).toMatch(/^<!doctype html>/)
  expect(await (await request()).text()).toBe('')
  expect((await request()).status).toBe(204)
  const away = await request({ redirect: 'manual' })
  expect([away.status, away.headers.get('location')]).toEqual([302, 'https://elsewhere.test/'])
})

it('cuts bodies and JSON', async () => {
  server.reply(faults.cutBody({ a: 'long enough' }), faults.cutJson({ a: 'long enough' }))
  await expect(request().then((answer) => answer.text())).rejects.toThrow('terminated')
  const half = await (await request()).text()
  expect(() => JSON.parse(half)).toThrow(SyntaxError)
})

it('resets connections', async () => {
  server.reply(faults.reset)
  await expect(request()).rejects.toThrow('fetch failed')
})

it.each([
  ['silence', faults.silent],
  ['dripping headers', faults.dripHeaders],
  ['a dripping body', faults.dripBody],
])('keeps %s pending until the client gives up', async (_name, behaviour) => {
  server.reply(behaviour)
  await expect(request({ signal: AbortSignal.timeout(60) }).then((answer) => answer.text())).rejects.toThrow('timeout')
})

it('waits for a moment that the test decides', async () => {
  let release = () => {}
  server.reply(faults.after(new Promise<void>((resolve) => (release = resolve)), faults.json({ late: true })))
  const answer = request()
  release()
  expect(await (await answer).json()).toEqual({ late: true })
})
