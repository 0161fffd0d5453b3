// Tests rendered image files: right size and format, visibly different, stored on disk and read from there.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { departments, silhouettes } from './picture-spec.ts'
import type { PictureSpec, Silhouette } from './picture-spec.ts'
import { viewsOf } from './picture-spec.ts'
import { renderMedia, renderPicture } from './render.ts'
import { sceneColours } from './scene-spec.ts'

const spec: PictureSpec = {
  silhouette: 'whistle',
  pattern: 'plain',
  colours: { main: '#c8102e', second: '#ffffff', accent: '#14213d' },
  view: 'front',
  seed: 5,
}
const folders: string[] = []

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'touchline-pictures-'))
  folders.push(made)
  return made
}

afterEach(async () => {
  for (const made of folders.splice(0)) await rm(made, { recursive: true })
})

async function pixels(image: Buffer): Promise<{ data: Buffer; channels: number }> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
  return { data, channels: info.channels }
}

describe('An image', () => {
  it.each([
    [80, 'webp', 'webp'],
    [320, 'png', 'png'],
    [480, 'avif', 'heif'],
  ] as const)('is %i pixels square as %s', async (width, format, known) => {
    const meta = await sharp(await renderPicture(spec, { width, format })).metadata()
    expect([meta.width, meta.height, meta.format]).toEqual([width, width, known])
  })

  it('has an alpha channel and clear corners only without the studio', async () => {
    const clear = await pixels(await renderPicture({ ...spec, backdrop: 'none' }, { width: 160, format: 'png' }))
    const studio = await pixels(await renderPicture(spec, { width: 160, format: 'png' }))
    expect([clear.channels, studio.channels]).toEqual([4, 3])
    expect(clear.data[3]).toBe(0)
    expect(studio.data[0]).toBeGreaterThan(200)
  })

  it('shows something that differs for every silhouette', async () => {
    const names: Silhouette[] = departments.flatMap((department) => [...silhouettes[department]])
    const shapes = new Map<string, Buffer>()
    for (const silhouette of names) {
      const view = viewsOf(silhouette)[0] ?? 'front'
      const image = await renderPicture({ ...spec, silhouette, view, backdrop: 'none' }, { width: 80, format: 'png' })
      shapes.set(silhouette, await sharp(image).extractChannel('alpha').resize(32, 32).raw().toBuffer())
    }
    const alike: string[] = []
    for (const [index, one] of names.entries()) {
      for (const other of names.slice(index + 1)) {
        const [a, b] = [shapes.get(one), shapes.get(other)]
        if (!a || !b) throw new Error('A silhouette was not drawn.')
        const difference = a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
        if (difference < 1.2) alike.push(`${one} and ${other}: ${difference.toFixed(2)}`)
      }
    }
    expect(alike).toEqual([])
  }, 120_000)
})

describe('A scene', () => {
  it.each([
    ['hero', 480, 210],
    ['banner', 480, 120],
    ['tile', 320, 400],
  ] as const)('as %s of %i pixels is %i high', async (shape, width, height) => {
    const image = await renderMedia({
      kind: 'scene',
      spec: { scene: 'accessories', shape, colours: sceneColours.accessories, seed: 1 },
      width,
      format: 'webp',
    })
    const meta = await sharp(image).metadata()
    expect([meta.width, meta.height]).toEqual([width, height])
  })
})

describe('The folder of finished images', () => {
  it('is filled once and read afterwards', async () => {
    const cacheFolder = await folder()
    const first = await renderPicture(spec, { width: 160, format: 'webp', cacheFolder })
    const [fingerprint = ''] = await readdir(cacheFolder)
    const [file = ''] = await readdir(join(cacheFolder, fingerprint))
    expect(file).toBe('whistle_plain_c8102e-ffffff-14213d_front_s5_160.webp')
    await writeFile(join(cacheFolder, fingerprint, file), 'kept')
    expect(first.length).toBeGreaterThan(200)
    expect((await renderPicture(spec, { width: 160, format: 'webp', cacheFolder })).toString()).toBe('kept')
  })

  it('draws once for many who ask at the same time', async () => {
    const cacheFolder = await folder()
    const images = await Promise.all(Array.from({ length: 6 }, () => renderPicture(spec, { width: 160, format: 'webp', cacheFolder })))
    expect(new Set(images).size).toBe(1)
  })

  it('may be missing or unwritable without costing a picture', async () => {
    const cacheFolder = join(await folder(), 'file')
    await writeFile(cacheFolder, 'in the way')
    const image = await renderPicture(spec, { width: 80, format: 'webp', cacheFolder })
    expect((await sharp(image).metadata()).width).toBe(80)
  })
})
