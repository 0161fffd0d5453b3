// Photos from customers: their number and size, and re-encoding, which removes a camera's metadata.
import sharp from 'sharp'
import * as v from 'valibot'
import { createTurns } from '../host/turns.ts'
import type { FieldFault, FieldFaults } from './shop-error.ts'
import { ShopError } from './shop-error.ts'
import type { MessageId } from './messages.ts'

/** The limits for photos. */
export interface PhotoLimits {
  count: number
  megabytes: number
}

/** A photo as stored. */
export interface KeptPhoto {
  jpeg: Buffer
  width: number
  height: number
}

/** The longest side of a stored photo, in pixels. */
const longestSide = 1600
const mostPixels = 60_000_000
const kinds: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

const Base64 = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9+/]*={0,2}$/),
  v.transform((data): Uint8Array => Buffer.from(data, 'base64')),
)
/** Long strings are already bytes: see server/photo-json.ts. */
const Photo = v.object({ base64_encoded_data: v.union([Base64, v.instance(Uint8Array)]) })

/** Photos in the platform's form of pictures: name, type, and the bytes as base64. */
export const SentPhotos = v.pipe(
  v.nullish(v.pipe(v.array(Photo), v.maxLength(20)), []),
  v.transform((photos) => photos.map(({ base64_encoded_data: data }) => data)),
)

/** The maximum size of a body: all photos as base64, which is a third longer, and the rest. */
export function longestUpload({ count, megabytes }: PhotoLimits): number {
  return count * megabytes * 1_400_000
}

/** The error of photos, before their content is read. */
export function photoFault(photos: readonly Uint8Array[], { count, megabytes }: PhotoLimits): FieldFault | null {
  if (photos.length > count) return { sentence: 'photo.count', limit: count }
  return photos.some(({ length }) => length > megabytes * 1_000_000) ? { sentence: 'photo.size', limit: megabytes } : null
}

/** Decoding a photo of 59 megapixels occupies a processor for a second: one at a time leaves the others to the shop. */
const inTurn = createTurns(1)
sharp.concurrency(1)

/** Decodes a picture and encodes it again, upright and no larger than necessary; refuses a file that is no photo. */
export function rewritePhoto(bytes: Uint8Array, refusal: MessageId): Promise<KeptPhoto> {
  return inTurn(() => rewritten(bytes, refusal))
}

async function rewritten(bytes: Uint8Array, refusal: MessageId): Promise<KeptPhoto> {
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels })
    const { format } = await image.metadata()
    if (!kinds.has(format)) throw new Error(`photos: ${format} is not read`)
    const { data, info } = await image
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return { jpeg: data, width: info.width, height: info.height }
  } catch {
    const photos: FieldFaults[string] = [{ sentence: 'photo.kind' }]
    throw new ShopError(422, refusal, { fields: { photos } })
  }
}
