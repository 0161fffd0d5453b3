// Turns a picture into a real image and keeps it on disk: a list of products is drawn once, then read.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { createTurns } from '../host/turns.ts'
import { drawingFingerprint } from './drawing-fingerprint.ts'
import type { PictureSpec } from './picture-spec.ts'
import { pictureSvg } from './picture-svg.ts'
import { pictureUrl, sceneUrl } from './picture-url.ts'
import type { MediaRequest, PictureFormat, PictureWidth } from './picture-url.ts'
import { sceneSvg } from './scenes/scene-svg.ts'

interface RenderOptions {
  width: PictureWidth
  format: PictureFormat
  /** Where finished images are kept; nothing is kept without it. */
  cacheFolder?: string
}

export const mediaTypes: Record<PictureFormat, string> = { webp: 'image/webp', avif: 'image/avif', png: 'image/png' }

/** Images this small are drawn twice as large and shrunk, which keeps thin lines. */
const shrunkUpTo = 160
/** Drawing is heavy: more at once would only make the first one late. */
const inTurn = createTurns(2)

const underWay = new Map<string, Promise<Buffer>>()

/**
 * A product picture as an image file, square.
 * @example await renderPicture(spec, { width: 640, format: 'webp', cacheFolder: '.data/pictures' })
 */
export function renderPicture(spec: PictureSpec, { width, format, cacheFolder }: RenderOptions): Promise<Buffer> {
  return renderMedia({ kind: 'picture', spec, width, format }, cacheFolder)
}

/** Renders the request of a media URL as an image file. */
export function renderMedia(request: MediaRequest, cacheFolder?: string): Promise<Buffer> {
  const url =
    request.kind === 'picture'
      ? pictureUrl(request.spec, request.width, request.format)
      : sceneUrl(request.spec, request.width, request.format)
  const key = `${cacheFolder ?? ''}:${url}`
  const running = underWay.get(key)
  if (running) return running
  const started = fromDiskOrDrawn(request, url, cacheFolder).finally(() => underWay.delete(key))
  underWay.set(key, started)
  return started
}

async function fromDiskOrDrawn(request: MediaRequest, url: string, cacheFolder: string | undefined): Promise<Buffer> {
  if (!cacheFolder) return inTurn(() => drawn(request))
  const folder = join(cacheFolder, drawingFingerprint())
  const file = join(folder, url.slice(url.lastIndexOf('/') + 1))
  const kept = await readFile(file).catch(() => null)
  if (kept) return kept
  const image = await inTurn(() => drawn(request))
  await keep(folder, file, image)
  return image
}

/** A full disk must not cost anyone a picture, so that a failure to keep one is no failure. */
async function keep(folder: string, file: string, image: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.draft`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(draft, image)
    await rename(draft, file)
  } catch {
    await rm(draft, { force: true }).catch(() => undefined)
  }
}

async function drawn(request: MediaRequest): Promise<Buffer> {
  const { width, format } = request
  const canvas = width <= shrunkUpTo ? width * 2 : width
  const svg = request.kind === 'picture' ? pictureSvg(request.spec, { width: canvas }) : sceneSvg(request.spec, { width: canvas })
  let image = sharp(Buffer.from(svg))
  if (canvas !== width) image = image.resize({ width })
  if (request.kind === 'scene' || request.spec.backdrop !== 'none') image = image.removeAlpha()
  return encoded(image, format).toBuffer()
}

function encoded(image: Sharp, format: PictureFormat): Sharp {
  if (format === 'webp') return image.webp({ quality: 74, effort: 4 })
  if (format === 'avif') return image.avif({ quality: 52, effort: 2 })
  return image.png({ compressionLevel: 8 })
}
