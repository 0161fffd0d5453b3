// Makes a second release of Touchline from the first: another version, other file names, other hashes, the same code.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

interface Manifest {
  version: string
  build: string
  files: Record<string, unknown>
  tags: { head: string[] }
}

/** A release that the shop does not serve itself. */
export interface Release {
  version: string
  /** Its files by name. */
  files: ReadonlyMap<string, string>
  /** What a host prints into its head. */
  tags: string
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const other = (hash: string) => [...hash].map((letter) => letters[(letters.indexOf(letter) + 1) % letters.length]).join('')
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Makes it from the build in a folder. */
export async function makeOtherRelease(folder: string): Promise<Release> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'touchline.manifest.json'), 'utf8'))
  const names = Object.keys(manifest.files)
  const hashes = new Set([manifest.build, ...names.flatMap((name) => /[.-]([A-Z0-9]{8})\./.exec(name)?.[1] ?? [])])
  const renamed = (text: string) => text.replaceAll(new RegExp([...hashes].join('|'), 'g'), other)
  const files = new Map<string, string>()
  for (const name of names) {
    if (/\.(js|css)$/.test(name)) files.set(renamed(name), renamed(await readFile(join(folder, name), 'utf8')))
  }
  const version = renamed(manifest.version)
  const address = (name: string) => `/touchline/${version}/${name}`
  const tags = manifest.tags.head.map((tag) =>
    renamed(tag)
      .replaceAll('{base}', address(''))
      .replace(/integrity="[^"]*"/, () => {
        const name = /\{base\}([^"]+)"/.exec(renamed(tag))?.[1] ?? ''
        return `integrity="${hashOf(files.get(name) ?? '')}"`
      }),
  )
  return { version, files, tags: tags.join('\n') }
}

/** Makes the shop's pages contain the tags of both releases, as after a partial upgrade; `before` resolves once a file may be sent. */
export async function addRelease(page: Page, base: string, release: Release, before: (name: string) => Promise<void>): Promise<void> {
  await page.route(`**/touchline/${release.version}/*`, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    await before(name)
    const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript'
    await route
      .fulfill({ contentType, headers: { 'Access-Control-Allow-Origin': '*' }, body: release.files.get(name) ?? '' })
      .catch(() => {})
  })
  await page.route(
    ({ href }) => href.startsWith(base),
    async (route) => {
      const request = route.request()
      if (request.resourceType() !== 'document' || request.method() !== 'GET') return route.fallback()
      const response = await route.fetch({ maxRedirects: 0 })
      if (response.status() !== 200) return route.fulfill({ response })
      const headers = response.headers()
      // Our shop's policy allows only the release that it prints.
      delete headers['content-security-policy']
      delete headers['content-encoding']
      delete headers['content-length']
      const html = await response.text()
      return route.fulfill({ status: 200, headers, body: html.replace('<link rel="preload"', (tag) => release.tags + tag) })
    },
  )
}
