// Tests pictures: each is drawn once, as its address describes, and an address that no page contains draws nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { addToCart, stockUp } from '#tests/support/purchase.ts'
import { brandLogoUrl } from '../pictures/brands/brand-logo.ts'
import { mediaFolder } from '../pictures/picture-url.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost({ databaseUrl: null })
})
afterAll(() => shop.close())

test('the picture of a cart line is a real image that a cache may store', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const { body } = await addToCart(shopper, { sku: (await stockUp(shop.db, 5, 'configurable')).sku, qty: 1 })
  const answer = await fetch(shop.url + body.items[0].extension_attributes.image)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

test('a page from before a release gets its picture, but caches store it under the older address for minutes only', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const { body } = await addToCart(shopper, { sku: (await stockUp(shop.db, 5)).sku, qty: 1 })
  const address: string = body.items[0].extension_attributes.image
  expect(address.startsWith(mediaFolder)).toBe(true)
  const answer = await fetch(shop.url + address.replace(mediaFolder, '/media/0123456789ab/'))
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=300'])
})

test.each([
  '/media/x.webp',
  `${mediaFolder}football-shirt_plain_zzzzzz-ffffff-111111_front_s1_320.webp`,
  `${mediaFolder}..%2fsecret.webp`,
  // A valid picture that the shop neither sells nor shows.
  `${mediaFolder}football-shirt_plain_123456-ffffff-111111_front_s1_320.webp`,
  `${mediaFolder}scene_home_hero_123456-ffffff-111111_s1_320.webp`,
])('%s is not there', async (path) => {
  expect((await fetch(shop.url + path)).status).toBe(404)
})

test('a brand has a logo', async () => {
  const answer = await fetch(shop.url + brandLogoUrl('orbit'))
  expect([answer.headers.get('Content-Type'), await answer.text()]).toEqual(['image/svg+xml', expect.stringContaining('<svg')])
})

test.each(['', 'teamkleding', 'racketsport', 'schoenen', 'kleding', 'ballen', 'accessoires'])(
  'every scene that /nl/%s shows is drawn',
  async (path) => {
    const body = await (await fetch(`${shop.url}/nl/${path}`)).text()
    // One width of each, since the drawing is the same.
    const scenes = new Map(
      [...body.matchAll(/(\/media\/[\da-f]+\/scene_[\w-]+?_s\d+)_\d+\.\w+/g)].map(([address, scene]) => [scene, address]),
    )
    expect(scenes.size).toBeGreaterThan(0)
    for (const address of scenes.values()) expect([address, (await fetch(shop.url + address)).status]).toEqual([address, 200])
  },
)
