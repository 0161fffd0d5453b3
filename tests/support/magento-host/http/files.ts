// The shop's own files: its stylesheet, and a picture for each product.
import type { Hono } from 'hono'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { attributes, bySku } from '../data.ts'

const style = readFileSync(new URL('../public/styles.css', import.meta.url), 'utf8')

const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** A picture in the colour of its variant. */
const picture = (sku: string): Promise<Uint8Array<ArrayBuffer>> => {
  const chosen = bySku(sku)?.options?.['color']
  const background = attributes.flatMap(({ options }) => options).find(({ id }) => id === chosen)?.swatch ?? '#888888'
  const made =
    pictures.get(background) ??
    sharp({ create: { width: 700, height: 700, channels: 3, background } })
      .jpeg()
      .toBuffer()
      .then((bytes) => new Uint8Array(bytes))
  pictures.set(background, made)
  return made
}

export const addFiles = (app: Hono): void => {
  app.get('/static/styles.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }))
  app.get('/media/catalog/product/:file{.+\\.jpg}', async (c) =>
    c.body(await picture(c.req.param('file').replace(/\.jpg$/, '')), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400',
    }),
  )
}
