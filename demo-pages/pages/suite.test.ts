// Tests the suite from the host's side: if it cannot render, visitors see the host's own HTML, and the test that caused it fails.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHost } from '#tests/support/host.ts'

let dist: string

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'touchline-'))
  await mkdir(join(dist, 'preact/server'), { recursive: true })
  const view = { kind: 'view', css: null, tags: [], options: {} }
  const manifest = { version: '1.0.0-TEST', widgets: { minicart: view, tabs: view }, tags: { head: [] }, languages: {} }
  await writeFile(join(dist, 'preact/touchline.manifest.json'), JSON.stringify(manifest))
  await writeFile(join(dist, 'preact/server/touchline-server.js'), `export const render = () => { throw new Error('no answer') }`)
})
afterAll(() => rm(dist, { recursive: true }))

test('a widget that cannot be rendered keeps its fallback, and fails the test file that closes the shop', async () => {
  const shop = await startHost({ dist, databaseUrl: null })
  const answer = await fetch(`${shop.url}/en/`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toMatch(/data-touchline="minicart"[^>]*><a /)
  await expect(shop.close()).rejects.toThrow('minicart could not be drawn on the server')
})
