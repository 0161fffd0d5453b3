// Tests the served build: immutable per version, redirected from the major version, compressed if accepted, and no files outside.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HostEnv } from '../host/context.ts'
import { defaultOptions } from '../host/options.ts'
import { serveBuild } from './static-files.ts'

let dist: string
const app = new Hono<HostEnv>()

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'touchline-dist-'))
  const put = async (path: string, content: string | Buffer) => {
    await mkdir(join(dist, path, '..'), { recursive: true })
    await writeFile(join(dist, path), content)
  }
  await put('preact/touchline.manifest.json', '{"version":"1.2.3"}')
  await put('preact/touchline.js', 'export {}')
  await put('preact/touchline.js.br', brotliCompressSync('export {}'))
  await put('preact/minicart.css', '.x{}')
  await put('preact/minicart-X.nl.js', 'export default {}')
  await put('preact/server/touchline-server.js', 'secret')
  await put('releases/1.1.0/preact/touchline.js', 'export const old = 1')
  await put('outside.txt', 'secret')
  serveBuild(app, { ...defaultOptions, dist })
})
afterAll(() => rm(dist, { recursive: true, force: true }))

const ask = (path: string, encoding = '') => app.request(path, { headers: { 'Accept-Encoding': encoding } })

test('a file of the exact version is immutable, and can be loaded from any origin', async () => {
  const answer = await ask('/touchline/1.2.3/touchline.js')
  expect(await answer.text()).toBe('export {}')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '9',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  })
})

test('a browser that accepts brotli gets the compressed file, if it exists', async () => {
  expect((await ask('/touchline/1.2.3/touchline.js', 'gzip, br')).headers.get('Content-Encoding')).toBe('br')
  expect((await ask('/touchline/1.2.3/minicart.css', 'br')).headers.get('Content-Encoding')).toBeNull()
})

test('a script has a SourceMap header, catalogues and stylesheets have none', async () => {
  const mapOf = async (file: string) => (await ask(`/touchline/1.2.3/${file}`)).headers.get('SourceMap')
  expect(await mapOf('touchline.js')).toBe('touchline.js.map')
  expect([await mapOf('minicart-X.nl.js'), await mapOf('minicart.css')]).toEqual([null, null])
})

test('a redirect keeps the rest of the path encoded as requested', async () => {
  for (const rest of ['%0d%0aSet-Cookie:%20a=b', 'a%20b.js', 'caf%C3%A9.js']) {
    const answer = await ask(`/touchline/1/${rest}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, `/touchline/1.2.3/${rest}`])
  }
})

test('the major version redirects to the exact version, for a minute', async () => {
  const answer = await ask('/touchline/1/touchline.js')
  expect([answer.status, answer.headers.get('Location'), answer.headers.get('Cache-Control')]).toEqual([
    302,
    '/touchline/1.2.3/touchline.js',
    'public, max-age=60',
  ])
})

test('an older release remains available', async () => {
  expect(await (await ask('/touchline/1.1.0/touchline.js')).text()).toContain('old')
})

test.each([
  '/touchline/2/touchline.js',
  '/touchline/1.2.4/touchline.js',
  '/touchline/1.2.3/no-such-file.js',
  '/touchline/1.2.3/server/touchline-server.js',
  '/touchline/1.2.3/%2e%2e/%2e%2e/outside.txt',
  '/touchline/1.2.3/..%2f..%2foutside.txt',
  '/touchline/1.2.3/../outside.txt',
  '/touchline/..%2foutside/touchline.js',
  '/touchline/1.2.3/.hidden',
  '/touchline/1.2.3/a%00.js',
])('%s is not there', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('without a build it answers how to make one', async () => {
  const empty = new Hono<HostEnv>()
  serveBuild(empty, { ...defaultOptions, dist: join(dist, 'nowhere') })
  const answer = await empty.request('/touchline/1/touchline.js')
  expect([answer.status, await answer.text()]).toEqual([503, 'The widgets are not built yet: run npm run build'])
})
