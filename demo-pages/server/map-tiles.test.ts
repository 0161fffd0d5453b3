// Tests the demo shop's map: adjacent tiles match, each states that it is invented, and tiles exist for valid places and zooms only.
import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { drawTile } from '../shop/pickup/map-tile.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

test('a tile is an image that any cache may store', async () => {
  const answer = await fetch(`${shop.url}/tiles/13/4207/2692.svg`)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=604800',
  ])
  expect(await answer.text()).toBe(drawTile(13, 4207, 2692))
})

test.each(['0/0/1', '20/1/1', '3/8/0', '3/0/8', '13/-1/2', '13/x/2', '13/1/2.png'])('there is no tile %s', async (tile) => {
  expect((await fetch(`${shop.url}/tiles/${tile}.svg`)).status).toBe(404)
})

test('lines continue from one tile to the next', async () => {
  const column = async (x: number, left: number) =>
    sharp(Buffer.from(drawTile(14, x, 5385)))
      .extract({ left, top: 0, width: 1, height: 256 })
      .removeAlpha()
      .raw()
      .toBuffer()
  for (let x = 8410; x < 8420; x++) {
    const [end, start] = [await column(x, 255), await column(x + 1, 0)]
    const different = end.filter((value, at) => Math.abs(value - (start[at] ?? 0)) > 60).length
    // A road that crosses the edge at an angle is a pixel higher on the other side.
    expect(different / end.length, `beside tile ${x}`).toBeLessThan(0.1)
  }
})

test('a tile states that it is a demo, and names the cities with pick-up points', () => {
  const tile = drawTile(13, 4207, 2692)
  expect([...[0, 1].flatMap((x) => [0, 1].map((y) => drawTile(13, 4207 + x, 2692 + y)))].join('')).toContain('demo map')
  expect(tile.length).toBeLessThan(10_000)
  const around = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => drawTile(9, 261 + x, 167 + y))).join('')
  expect(around).toContain('Amsterdam')
})
