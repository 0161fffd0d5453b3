// Starts mock hosts for tests in Node, without a build: their pages have the tags of an empty manifest. They end with their test.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { Shopper } from '#tests/support/shopper.ts'
import type { MockHost, MockHostOptions } from './host-api.ts'
import { startMockHost } from './mock-host.ts'

const manifest = {
  version: '1.0.0-TEST',
  files: {},
  tags: {
    head: ['<script type="module" async src="{base}touchline.js"></script>'],
    room: '<link rel="stylesheet" href="{base}touchline-room.css">',
  },
  widgets: { cart: { tags: ['<link rel="stylesheet" href="{base}cart.css">'] } },
  languages: { en: { tags: { head: [], widgets: {} } } },
}

/** A host and a shopper in its store. */
export async function openMockHost(options: MockHostOptions = {}): Promise<{ host: MockHost; shopper: Shopper; build: string }> {
  const build = await mkdtemp(join(tmpdir(), 'touchline-mock-'))
  await writeFile(join(build, 'touchline.manifest.json'), JSON.stringify(manifest))
  const host = await startMockHost({ build, ...options })
  onTestFinished(async () => {
    await host.close()
    await rm(build, { recursive: true })
  })
  return { host, shopper: new Shopper(new URL(host.url).origin), build }
}
