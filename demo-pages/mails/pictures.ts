// The shop's logo and the pictures of goods in mails, as small files: not every mail program shows WebP, and a drawing as PNG is five times as large.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureAt } from '../catalogue/pictures.ts'
import type { StoreCode } from '../host/store-view.ts'
import { tileSvg } from '../pages/parts/wordmark.ts'
import { mediaFolder, parseMediaUrl } from '../pictures/picture-url.ts'
import { renderMedia } from '../pictures/render.ts'
import { accents } from './mail-style.ts'

const logos = new Map<StoreCode, Promise<Buffer>>()

/** The logo on a tile of the store's colour, as a PNG of twice the size at which it is shown. */
export function drawMailLogo(store: StoreCode): Promise<Buffer> {
  const drawn =
    logos.get(store) ??
    sharp(Buffer.from(tileSvg(accents[store].plain)))
      .resize(80, 80)
      .png({ palette: true })
      .toBuffer()
  logos.set(store, drawn)
  return drawn
}

/** Twice the size at which it is shown. */
const width = 160

/** Draws the picture at this address, also at one of an older drawing; null if it is no picture of the shop's. */
export async function drawMailPicture(address: string, dataDir: string | null): Promise<Buffer | null> {
  const name = /^\/media\/[0-9a-f]{12}\/([^/]+)\.webp$/.exec(address)?.[1]
  const request = name === undefined ? null : parseMediaUrl(pictureAt(`${mediaFolder}${name}.png`, width))
  if (!request) return null
  const png = await renderMedia(request, join(dataDir ?? join(tmpdir(), 'touchline'), 'pictures'))
  return sharp(png).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer()
}
