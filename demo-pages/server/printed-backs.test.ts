// Tests that every garment that can be printed has a back in every colour of its variants, and that all its files are served.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLineBack, readProductBack } from '#shared/product/read-back.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { shirt, team, teamPlayer } from '#tests/support/kind-items.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { WireBack } from '../catalogue/back-wire.ts'
import type { WireProduct } from '../catalogue/product-wire.ts'
import { landmarks } from '../database/landmarks.ts'

let shop: StartedHost
let shopper: Shopper
beforeAll(async () => {
  shop = await startHost({ databaseUrl: null })
  shopper = new Shopper(shop.url, 'en')
})
afterAll(() => shop.close())

const product = async (id: number): Promise<WireProduct> => (await shopper.get(`catalog/product/${id}`)).body

/** Status and type of a file. */
async function served(path: string): Promise<[string, number, string | null]> {
  const answer = await fetch(shop.url + path)
  await answer.arrayBuffer()
  return [path, answer.status, answer.headers.get('Content-Type')]
}

test(
  'each garment with names and numbers has a back in each colour of its variants, drawn when it is fetched',
  { timeout: 120_000 },
  async () => {
    const { rows } = await sql<{ id: number; silhouette: string }>`
    select min(id) as id, picture->>'silhouette' as silhouette from product
    where 1 = any(personalisation_group_ids) and type <> 'bundle' group by 2 order by 1`.execute(shop.db)
    expect(rows.length).toBeGreaterThan(2)
    for (const { id, silhouette } of rows) {
      const { back, configurable_data: data, virtual_products: variants } = await product(id)
      const colours = data.attributes.find(({ role }) => role === 'colour')?.options ?? []
      const pictures = back?.pictures ?? []
      expect(readProductBack({ ...back })?.pictures, silhouette).toHaveLength(pictures.length)
      const sold = new Set(variants.map((variant) => variant['color_option_id']))
      for (const colour of colours)
        if (sold.has(colour.id))
          expect(
            pictures.map((one) => one.option_id),
            silhouette,
          ).toContain(colour.id)
      expect(new Set(pictures.map(({ image }) => image)).size, silhouette).toBe(pictures.length)
      for (const { image } of pictures) expect(await served(image)).toEqual([image, 200, 'image/webp'])
    }
  },
)

test('font and crest are served, where the policy of the page allows them', async () => {
  const { back } = await product(landmarks.personalised.id)
  expect(await served(back?.font.url ?? '')).toEqual([back?.font.url, 200, 'font/woff2'])
  const [crest] = back?.crests ?? []
  expect(crest?.label).toBe('Club badge: Printed on the back, left of the collar')
  expect(await served(crest?.image ?? '')).toEqual([crest?.image, 200, 'image/svg+xml'])
  const page = await fetch(`${shop.url}/en/product/${landmarks.personalised.slug}`)
  const policy = page.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toMatch(/font-src [^;]*'self'/)
  expect(policy).toMatch(/img-src [^;]*'self'/)
})

test('what is printed nowhere, or has no back, has none', async () => {
  for (const name of ['simple', 'configurable', 'strungRacket', 'teamWear'] as const)
    expect((await product(landmarks[name].id)).back, name).toBeNull()
})

test('a kit’s shirt has one, which the line of the team shows in its colour, with the first player', async () => {
  const kit = await product(landmarks.teamWear.id)
  expect(kit.bundle_options.map(({ products }) => products.map(({ back }) => back !== null))).toEqual([[true], [false], [false]])
  const players = [teamPlayer('a', 'm', { name: 'Müller', number: '7' }), teamPlayer('b', 'l', { name: 'Ada', number: '10' })]
  const { body } = await shopper.send('POST', 'checkout/cart/items', { cartItems: [await team(shop.db, players)] })
  const line: { back: WireBack & { colour: string } } = body.items[0].extension_attributes
  const blue = kit.bundle_options[0]?.products[0]?.configurable_data.attributes[0]?.options.find(({ label }) => label === line.back.colour)
  const shown = kit.bundle_options[0]?.products[0]?.back?.pictures.find((one) => one.option_id === blue?.id)
  expect(readLineBack({ ...line.back })).toMatchObject({ written: { name: 'Müller', number: '7' }, colour: expect.stringMatching(/blue/i) })
  expect(line.back.pictures[0]?.image).toBe(shown?.image)
  expect(Object.keys(line.back.numerals.glyphs)).toEqual(['7'])
})

test('a line without a print keeps its picture', async () => {
  const other = new Shopper(shop.url, 'en')
  const { body } = await other.send('POST', 'checkout/cart/items', { cartItems: [shirt(), shirt([103, 10301]), shirt([103, 10303])] })
  const backs = body.items.map((item: { extension_attributes: { back: WireBack | null } }) => item.extension_attributes.back)
  expect(backs.map((back: WireBack | null) => back && back.crests.map(({ choice_id }) => choice_id))).toEqual([null, null, [10303]])
})
