// Photos on a few seeded reviews: the newest in each language of popular products, drawn as if taken at home.
import sharp from 'sharp'
import type { DatabaseTransaction, Tables } from '../tables.ts'
import { landmarks } from '../landmarks.ts'
import { type PictureSpec, type ProductPicture, type Room, snapshotSize, snapshotSvg } from '../picture.ts'
import { languages } from './words.ts'

const rooms: readonly Room[] = [
  { wall: '#d8cbb8', floor: '#8d6b4a', light: '#ffd9a0', tilt: -4, isUpright: false },
  { wall: '#9fb0b3', floor: '#c9c2b4', light: '#e8f1ff', tilt: 3, isUpright: true },
  { wall: '#b9a3a0', floor: '#5d5148', light: '#ffe4bd', tilt: 6, isUpright: false },
  { wall: '#a9b39a', floor: '#b98f62', light: '#fff2cf', tilt: -7, isUpright: false },
]

/** The size that the shop gives thumbnails of customers' photos. */
const thumbSide = 320

type Taken = Omit<Tables['review_photo'], 'review_id' | 'position'>

/** How many photos the newest review in each language gets, by product. Cloth takes ten times as long to draw as other materials. */
const chosen = [
  { productId: landmarks.configurable.id, photos: 1 },
  { productId: landmarks.simple.id, photos: 2 },
  { productId: landmarks.tierPriced.id, photos: 1 },
]

/** Draws the photos and stores them; they are the same in every shop. */
export async function fillReviewPhotos(trx: DatabaseTransaction): Promise<void> {
  let drawn = 0
  for (const { productId, photos } of chosen) {
    const product = await trx.selectFrom('product').select('picture').where('id', '=', productId).executeTakeFirst()
    if (!product) continue
    for (const language of languages) {
      const review = await trx
        .selectFrom('review')
        .select('id')
        .where('product_id', '=', productId)
        .where('language', '=', language)
        .where('state', '=', 'approved')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirst()
      if (!review) continue
      for (let position = 1; position <= photos; position++)
        await trx
          .insertInto('review_photo')
          .values({ review_id: review.id, position, ...(await takePhoto(product.picture, drawn++)) })
          .execute()
    }
  }
}

/** Draws one photo; `at` selects colour and room, and the product's own seed keeps its brand. */
async function takePhoto({ silhouette, pattern, seed, number, colours }: ProductPicture, at: number): Promise<Taken> {
  const palette = colours[(at + 1) % colours.length]?.palette
  const room = rooms[at % rooms.length]
  if (!palette || !room) throw new Error('seed: a photo has neither colour nor room')
  const spec: PictureSpec = { silhouette, pattern, colours: palette, view: 'front', seed, ...(number ? { number } : {}) }
  const jpeg = await sharp(Buffer.from(snapshotSvg(spec, room)))
    .jpeg({ quality: 78 })
    .toBuffer()
  const thumb = await sharp(jpeg).resize({ width: thumbSide, height: thumbSide, fit: 'inside' }).jpeg({ quality: 75 }).toBuffer()
  return { jpeg, thumb, ...snapshotSize(room) }
}
