// Photos of reviews: re-encoded with a thumbnail each, and public once the review is approved.
import sharp from 'sharp'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { type KeptPhoto, photoFault, type PhotoLimits, rewritePhoto } from './photos.ts'
import type { FieldFault } from './shop-error.ts'

/** The limits for a review's photos. */
export const reviewPhotoLimits: PhotoLimits = { count: 3, megabytes: 8 }

/** A photo in the answer about reviews. */
export interface WirePhoto {
  url: string
  /** The thumbnail, with the same proportions. */
  thumb: string
  /** The pixel size of the large photo. */
  width: number
  height: number
}

/** A photo with its thumbnail. */
export interface ReviewPhoto extends KeptPhoto {
  thumb: Buffer
}

/** The longest side of a thumbnail, enough for a row of thumbnails on a high-resolution screen. */
const thumbSide = 320

/** The errors of photos that can be found without reading them. */
export function faultOfPhotos(photos: readonly Uint8Array[]): FieldFault | null {
  return photoFault(photos, reviewPhotoLimits)
}

/** Re-encodes the photos one after another, so that one customer does not occupy all processors. */
export async function rewritePhotos(photos: readonly Uint8Array[]): Promise<ReviewPhoto[]> {
  const kept: ReviewPhoto[] = []
  for (const bytes of photos) kept.push(await withThumb(await rewritePhoto(bytes, 'review.faults')))
  return kept
}

/** Creates the thumbnail. */
export async function withThumb(photo: KeptPhoto): Promise<ReviewPhoto> {
  const thumb = await sharp(photo.jpeg)
    .resize({ width: thumbSide, height: thumbSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 75 })
    .toBuffer()
  return { ...photo, thumb }
}

/** Stores the photos of a review, in their order. */
export async function keepPhotos(trx: DatabaseTransaction, reviewId: number, photos: readonly ReviewPhoto[]): Promise<void> {
  for (const [at, photo] of photos.entries())
    await trx
      .insertInto('review_photo')
      .values({ review_id: reviewId, position: at + 1, ...photo })
      .execute()
}

/** The photos of these reviews by review id, with addresses below the product's reviews at `base`. */
export async function listPhotos(db: Database, base: string, ids: readonly number[]): Promise<(reviewId: number) => WirePhoto[]> {
  const rows = await db
    .selectFrom('review_photo')
    .select(['review_id', 'position', 'width', 'height'])
    .where('review_id', 'in', [0, ...ids])
    .orderBy('position')
    .execute()
  return (reviewId) =>
    rows
      .filter(({ review_id }) => review_id === reviewId)
      .map(({ position, width, height }) => {
        const address = `${base}/${reviewId}/photos/${position}`
        return { url: `${address}.jpg`, thumb: `${address}-small.jpg`, width, height }
      })
}

/** A photo, identified by the position in its address. */
export interface PhotoPlace {
  reviewId: number
  position: number
  isSmall: boolean
}

/** The data of a public photo; null if there is none, or if its review is not approved. */
export function findPublicPhoto(db: Database, productId: number, place: PhotoPlace): Promise<PhotoBytes | null> {
  return bytesOf(photoAt(db, place).where('review.product_id', '=', productId).where('review.state', '=', 'approved'))
}

/** The data of a customer's own photo, whatever the status of its review. */
export function findOwnPhoto(db: Database, customerId: number, place: PhotoPlace): Promise<PhotoBytes | null> {
  return bytesOf(photoAt(db, place).where('review.customer_id', '=', customerId))
}

type PhotoBytes = Uint8Array<ArrayBuffer>

function photoAt(db: Database, { reviewId, position, isSmall }: PhotoPlace) {
  return db
    .selectFrom('review_photo')
    .innerJoin('review', 'review.id', 'review_photo.review_id')
    .select(isSmall ? 'review_photo.thumb as jpeg' : 'review_photo.jpeg as jpeg')
    .where('review.id', '=', reviewId)
    .where('review_photo.position', '=', position)
}

async function bytesOf(found: ReturnType<typeof photoAt>): Promise<PhotoBytes | null> {
  const row = await found.executeTakeFirst()
  return row ? new Uint8Array(row.jpeg) : null
}

/** All photos of a customer as data, whatever the status of their reviews. */
export async function copyPhotos(db: Database, customerId: number): Promise<{ product_id: number; position: number; jpeg: string }[]> {
  const rows = await db
    .selectFrom('review_photo')
    .innerJoin('review', 'review.id', 'review_photo.review_id')
    .select(['review.product_id', 'review_photo.position', 'review_photo.jpeg'])
    .where('review.customer_id', '=', customerId)
    .orderBy('review.id')
    .orderBy('review_photo.position')
    .execute()
  return rows.map((row) => ({ ...row, jpeg: Buffer.from(row.jpeg).toString('base64') }))
}

/** Deletes all photos of a customer: a text without a name can stay, but a photo may identify her. */
export async function deletePhotos(trx: DatabaseTransaction, customerId: number): Promise<void> {
  await trx
    .deleteFrom('review_photo')
    .where('review_id', 'in', trx.selectFrom('review').select('id').where('customer_id', '=', customerId))
    .execute()
}
