// Tests photos of reviews: re-encoded, refused with a reason, visible only to the operator until approved, and deleted with the account.
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { landmarks, landmarkSkus } from '#demo-pages/database/landmarks.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { logInOperator } from '#tests/support/operator.ts'
import { decide, purchase, redirectMethods } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { demoLogin } from '../shop/demo-customers.ts'

const { id: productId } = landmarks.configurable
const path = `api/catalog/product/${productId}/reviews`
const fields = { rating: 4, title: 'Good', text: 'Fits well.', nickname: 'Mary', fit: 'true' }

let shop: StartedHost
let buyer: Shopper
beforeAll(async () => {
  shop = await startHost()
  buyer = await customer()
  const piece = { sku: landmarkSkus.comfortable.sku, productId, productSku: 'NO10001' }
  const { body } = await purchase(buyer, piece, { method: redirectMethods.en })
  await decide(buyer, body.redirect_url, 'paid')
  await buyer.get('checkout/cart/payment-status')
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom('review').where('customer_id', 'is not', null).execute())

/** The demo customer, logged in. */
async function customer(): Promise<Shopper> {
  const shopper = new Shopper(shop.url, 'en')
  await shopper.send('POST', 'api/customer/login', demoLogin)
  return shopper
}

/** A photo that is stored rotated, as phones do with upright ones, with the phone's metadata. */
const photo = () =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#c22' } })
    .withExif({ IFD0: { Model: 'Canary camera', Orientation: '6' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
const sent = (...photos: Buffer[]) =>
  photos.map((bytes) => ({ name: 'a.jpg', type: 'image/jpeg', base64_encoded_data: bytes.toString('base64') }))
const send = (photos: object[]) => buyer.send('POST', path, { ...fields, photos })
const hers = () => shop.db.selectFrom('review').select('id').where('customer_id', 'is not', null).execute()
const kept = (reviewId: number) => shop.db.selectFrom('review_photo').selectAll().where('review_id', '=', reviewId).execute()

/** Writes a review with two photos that waits for approval. */
async function written(): Promise<number> {
  expect(await send(sent(await photo(), await photo()))).toMatchObject({ status: 201, body: { state: 'pending' } })
  return (await hers())[0]?.id ?? 0
}

test('a photo is stored upright and resized, with a thumbnail, and without metadata about camera and place', async () => {
  const original = await photo()
  expect(original.includes('Canary camera')).toBe(true)
  const rows = await kept(await written())
  expect(rows).toMatchObject([
    { position: 1, width: 800, height: 1600 },
    { position: 2, width: 800, height: 1600 },
  ])
  for (const { jpeg, thumb } of rows) {
    for (const [bytes, size] of [
      [jpeg, { width: 800, height: 1600 }],
      [thumb, { width: 160, height: 320 }],
    ] as const) {
      const metadata = await sharp(bytes).metadata()
      expect(metadata).toMatchObject({ format: 'jpeg', ...size })
      expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined])
      expect(Buffer.from(bytes).includes('Canary camera')).toBe(false)
    }
  }
})

test('an invalid photo, a too large one or too many are an error of the field, and nothing is stored', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const wrong of [svg, Buffer.from('GIF89a'), Buffer.alloc(0)]) {
    const { status, body } = await send(sent(await photo(), wrong))
    expect([status, body.message, body.errors]).toEqual([
      422,
      'Unable to save review',
      { photos: [expect.stringContaining('not a photo')] },
    ])
  }
  const [large] = sent(Buffer.alloc(8_000_001))
  expect((await send(large ? [large] : [])).body.errors).toEqual({ photos: ['Each photo may be at most 8 MB.'] })
  const four = await send(sent(svg, svg, svg, svg))
  expect(four.body.errors).toEqual({ photos: ['You can add at most 3 photos.'] })
  expect((await send([{ base64_encoded_data: '<script>' }])).status).toBe(400)
  expect(await hers()).toEqual([])
})

test('three photos of the maximum size are accepted', async () => {
  const { status, body } = await send(sent(...[1, 2, 3].map(() => Buffer.alloc(8_000_000))))
  expect([status, body.errors]).toEqual([422, { photos: [expect.stringContaining('not a photo')] }])
})

test('a review with photos has the same permissions and limits', async () => {
  const [one] = sent(await photo())
  const own = { ...fields, photos: [one] }
  expect((await new Shopper(shop.url, 'en').send('POST', path, own)).status).toBe(401)
  const other = `api/catalog/product/${landmarks.soldOut.id}/reviews`
  expect(await buyer.send('POST', other, own)).toMatchObject({ status: 403, body: { code: 'not-bought' } })
  const both = await Promise.all([buyer.send('POST', path, own), buyer.send('POST', path, own)])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect(await kept((await hers())[0]?.id ?? 0)).toHaveLength(1)
})

test('a customer sees her own photos in her account, even before approval or after rejection', async () => {
  const id = await written()
  const [url, thumb] = [`/en/api/customer/reviews/${id}/photos/2.jpg`, `/en/api/customer/reviews/${id}/photos/2-small.jpg`]
  for (const state of ['pending', 'rejected'] as const) {
    await shop.db.updateTable('review').set({ state }).where('id', '=', id).execute()
    const { body } = await buyer.get('api/customer/reviews')
    expect(body.items[0].photos[1]).toEqual({ url, thumb, width: 800, height: 1600 })
    for (const address of [url, thumb]) {
      const { status, headers } = await buyer.open(address.slice('/en/'.length))
      expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([200, 'image/jpeg', 'private, no-store'])
    }
  }
  const own = url.slice('/en/'.length)
  expect((await new Shopper(shop.url, 'en').open(own)).status).toBe(401)
  await shop.db.updateTable('review').set({ customer_id: null }).where('id', '=', id).execute()
  expect((await buyer.open(own)).status).toBe(404)
})

test('only the operator sees a photo before approval; then it is cacheable; a rejected one is not found', async () => {
  const id = await written()
  const base = `catalog/product/${productId}/reviews/${id}/photos`
  const guest = new Shopper(shop.url, 'en')
  const seen = async (file: string) => (await guest.open(`${base}/${file}`)).status
  const operator = await logInOperator(shop.url)
  const page = await operator.open('/operator/reviews')
  const own = `/operator/reviews/${id}/photos/2`
  expect(page.body).toContain(own)
  expect(await operator.open(own)).toMatchObject({ status: 200 })
  expect((await operator.open(own)).headers.get('Cache-Control')).toBe('private, no-store')
  expect((await guest.open(own)).status).toBe(401)
  expect([await seen('1.jpg'), await seen('1-small.jpg')]).toEqual([404, 404])

  await operator.submit(`/operator/reviews/${id}/decide`, { state: 'approved' })
  const { body } = await guest.get(`${path}?page_size=50&sort=newest`)
  const review = body.items.find((item: { id: number }) => item.id === id)
  const [url, thumb] = [`/en/${base}/1.jpg`, `/en/${base}/1-small.jpg`]
  expect(review.photos[0]).toEqual({ url, thumb, width: 800, height: 1600 })
  for (const address of [url, thumb]) {
    const { status, headers } = await guest.open(address)
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([200, 'image/jpeg', 'public, max-age=604800'])
    expect(headers.get('Set-Cookie')).toBeNull()
  }
  expect([await seen('3.jpg'), await seen('0.jpg'), await seen('1-large.jpg')]).toEqual([404, 404, 404])
  // The review does not exist under another product.
  const elsewhere = `catalog/product/${landmarks.simple.id}/reviews/${id}/photos/1.jpg`
  expect((await guest.open(elsewhere)).status).toBe(404)

  await shop.db.updateTable('review').set({ state: 'rejected' }).where('id', '=', id).execute()
  expect([await seen('1.jpg'), await seen('1-small.jpg')]).toEqual([404, 404])
})

test('some seeded reviews have photos, and the newest in the store’s own language is among them', async () => {
  const { body } = await new Shopper(shop.url, 'en').get(path)
  const [first] = body.items
  expect(first.photos).toHaveLength(1)
  const { status } = await new Shopper(shop.url, 'en').open(first.photos[0].thumb)
  expect(status).toBe(200)
  expect(body.items.at(-1).photos).toEqual([])
})

test('a customer’s photos are in the export of her data, and are deleted with her account, while her texts stay', async () => {
  const id = await written()
  await shop.db.updateTable('review').set({ state: 'approved' }).where('id', '=', id).execute()
  const { body: copy } = await buyer.open('account/settings/data')
  expect(copy.review_photos).toMatchObject([
    { product_id: productId, position: 1 },
    { product_id: productId, position: 2 },
  ])
  expect((await sharp(Buffer.from(copy.review_photos[0].jpeg, 'base64')).metadata()).width).toBe(800)
  const left = await buyer.send('POST', 'api/customer/delete', { password: demoLogin.password })
  expect(left.status).toBeLessThan(300)
  expect(await shop.db.selectFrom('review').select('customer_id').where('id', '=', id).execute()).toEqual([{ customer_id: null }])
  expect(await kept(id)).toEqual([])
  const guest = new Shopper(shop.url, 'en')
  expect((await guest.open(`catalog/product/${productId}/reviews/${id}/photos/1.jpg`)).status).toBe(404)
})
