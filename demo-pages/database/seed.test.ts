// Tests that the shop's range is complete, plausible and the same on every machine.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parsePictureUrl } from '../pictures/picture-url.ts'
import { departmentOf } from '../pictures/picture-spec.ts'
import { coloursOf, pictureSpecs, pictureUrls } from '../catalogue/pictures.ts'
import { landmarks, landmarkSkus } from './landmarks.ts'
import { seedOnce } from './seed.ts'
import { categories, categoryByCode } from './seed/catalogue-ids.ts'
import { generate } from './seed/generate.ts'
import { languages } from './seed/words.ts'
import type { Database } from './tables.ts'
import { testDatabases } from '#tests/support/databases.ts'

describe('the generated range', () => {
  const products = generate(3_000, 4173)

  test('has exactly the requested number of products, and no duplicates', () => {
    expect(products).toHaveLength(3_000)
    for (const key of ['id', 'sku', 'slug'] as const) expect(new Set(products.map((product) => product[key])).size).toBe(3_000)
    expect(generate(4_567, 4173)).toHaveLength(4_567)
  })

  test('is the same for the same seed, and differs for another', () => {
    const text = JSON.stringify(products)
    expect(JSON.stringify(generate(3_000, 4173)) === text).toBe(true)
    expect(JSON.stringify(generate(3_000, 4174)) === text).toBe(false)
  })

  test('sells every kind in every department’s own way', () => {
    const kinds = new Set(products.map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(['bundle', 'configurable', 'grouped', 'personalised', 'simple', 'strung-racket', 'team-wear'])
    expect(products.filter(({ tiers }) => tiers.length).length).toBeGreaterThan(100)
    const simple = products.filter(({ type }) => type === 'simple')
    expect(simple.filter(({ variants }) => variants[0]?.stock === 0).length).toBeGreaterThan(5)
    expect(simple.filter(({ variants }) => (variants[0]?.stock ?? 9) <= 4).length).toBeGreaterThan(10)
  })

  test('shows at least eight silhouettes and six patterns in each department', () => {
    for (const department of categories.filter(({ level }) => level === 1)) {
      const own = products.filter(({ leaf }) => categoryByCode(leaf).path[0]?.id === department.id)
      expect(new Set(own.map(({ picture }) => picture.silhouette)).size, department.branch.code).toBeGreaterThanOrEqual(8)
      expect(new Set(own.map(({ picture }) => picture.pattern)).size, department.branch.code).toBeGreaterThanOrEqual(6)
    }
  })

  test('describes only pictures that can be drawn, in each colour', () => {
    for (const { picture } of products) {
      expect(departmentOf(picture.silhouette)).toBeTruthy()
      for (const { code } of picture.colours) {
        for (const url of pictureUrls(picture, code, 1600)) {
          expect(parsePictureUrl(url), url).not.toBeNull()
          // A file of that name is kept on disk, with what a draft adds to it.
          expect(url.slice(url.lastIndexOf('/')).length, url).toBeLessThan(236)
        }
      }
      expect(pictureSpecs(picture).length).toBeGreaterThan(1)
    }
  })

  test('draws bundles, kits and sets from the parts that are in them, each as it is drawn on its own page', () => {
    const byId = new Map(products.map((product) => [product.id, product]))
    const composed = products.filter(({ type }) => type === 'bundle' || type === 'grouped')
    expect(new Set(composed.map(({ kind }) => kind))).toEqual(new Set(['bundle', 'team-wear', 'grouped']))
    for (const { slug, picture, bundleOptions, members } of composed) {
      const required = bundleOptions.filter(({ isRequired }) => isRequired)
      const inIt = [
        ...required.map(({ selections }) => selections.map(({ productId }) => productId)),
        ...members.map(({ productId }) => [productId]),
      ]
      const [together, ...others] = pictureSpecs(picture)
      const looks = together ? [together, ...(together.others ?? [])] : []
      expect([together?.view, looks.length], slug).toEqual(['together', inIt.length])
      inIt.forEach((ids, at) => {
        // It may be any of the option's products, in any of its colours, and as its own page draws it.
        const own = ids.flatMap((id) => {
          const part = byId.get(id)?.picture
          return part ? part.colours.flatMap(({ code }) => pictureSpecs(part, code)[0] ?? []) : []
        })
        const { silhouette, pattern, colours, seed, number } = looks[at] ?? {}
        expect(own, `${slug}, part ${at + 1}`).toContainEqual(
          expect.objectContaining({ silhouette, pattern, colours, seed, ...(number ? { number } : {}) }),
        )
      })
      expect(
        others.filter(({ view }) => view !== 'use'),
        slug,
      ).toHaveLength(inIt.length)
    }
  })

  test('draws the parts of a team kit in one colour where they share one', () => {
    const kits = products.filter(({ teamWear }) => teamWear)
    expect(kits.length).toBeGreaterThan(0)
    for (const { slug, picture } of kits) {
      const [main] = picture.colours
      const shared = coloursOf(picture)
      if (shared.length > 0) expect(shared, slug).toContain(main?.code)
    }
  })

  test('has texts in four languages that differ from each other', () => {
    for (const { name, short, description, slug } of products) {
      for (const language of languages) {
        expect(name[language].length, slug).toBeGreaterThan(5)
        expect(short[language].length, slug).toBeGreaterThan(15)
        expect(description[language].length, slug).toBeGreaterThan(80)
        expect(description[language], slug).not.toMatch(/undefined|null|\{\w+\}/)
      }
      expect(new Set(languages.map((language) => description[language])).size, slug).toBe(4)
    }
  })

  test('has prices that look natural in each currency', () => {
    const made = products.filter(({ type, id }) => id > 100 && (type === 'simple' || type === 'configurable'))
    for (const { price, slug } of made) {
      for (const amounts of [price.regular, price.final]) {
        expect(amounts.SEK % 100, slug).toBe(0)
        expect(amounts.EUR, slug).toBeGreaterThan(0)
        expect(amounts.GBP % 50, slug).toBe(0)
      }
      for (const currency of ['EUR', 'GBP', 'SEK'] as const)
        expect(price.final[currency], slug).toBeLessThanOrEqual(price.regular[currency])
    }
    const specials = made.filter(({ specialFrom }) => specialFrom)
    expect(specials.length).toBeGreaterThan(300)
    expect(specials.filter(({ price }) => price.lowest === null).length).toBeGreaterThan(30)
    for (const { price, tiers, slug } of made) {
      let last = price.final.EUR
      for (const tier of tiers) {
        expect(tier.price.EUR, slug).toBeLessThan(last)
        last = tier.price.EUR
      }
    }
  })
})

describe.each(testDatabases)('a seeded database on $name', ({ open }) => {
  let db: Database
  let close: () => Promise<void>

  beforeAll(async () => {
    ;({ db, close } = await open())
  })
  afterAll(() => close())

  async function count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number | undefined> {
    return (await query.execute(db)).rows[0]?.n
  }

  test('every configurable has variants with one option for each of its attributes', async () => {
    expect(
      await count(sql`select count(*)::int n from product p where type = 'configurable' and not exists (
        select 1 from variant v where v.product_id = p.id and v.is_active)`),
    ).toBe(0)
    expect(
      await count(
        sql`select count(*)::int n from variant v join product p on p.id = v.product_id where cardinality(v.option_ids) <> cardinality(p.configurable)`,
      ),
    ).toBe(0)
    expect(
      await count(
        sql`select count(*)::int n from product p where type = 'simple' and (select count(*) from variant v where v.product_id = p.id and v.id = p.id) <> 1`,
      ),
    ).toBe(0)
  })

  test('every product has a price in every store and a text in every language', async () => {
    const products = await count(sql`select count(*)::int n from product`)
    expect(await count(sql`select count(*)::int n from product_price`)).toBe((products ?? 0) * 5)
    expect(await count(sql`select count(*)::int n from product_text`)).toBe((products ?? 0) * 4)
    expect(await count(sql`select count(*)::int n from sellable where regular_cents is null or tax_percent is null`)).toBe(0)
  })

  test('every category has products, and every address is its own', async () => {
    expect(
      await count(
        sql`select count(*)::int n from category c where not exists (select 1 from product_category pc where pc.category_id = c.id)`,
      ),
    ).toBe(0)
    expect(await count(sql`select count(*)::int n from category_text where url_path !~ '^[a-z0-9-]+(/[a-z0-9-]+)*$'`)).toBe(0)
  })

  test('bundles and sets have parts, and sets only simple ones', async () => {
    expect(
      await count(sql`select count(*)::int n from product p where type = 'bundle' and not exists (
      select 1 from bundle_option o join bundle_selection s on s.option_id = o.id where o.product_id = p.id and o.is_required)`),
    ).toBe(0)
    expect(await count(sql`select count(*)::int n from set_member m join product p on p.id = m.member_id where p.type <> 'simple'`)).toBe(0)
  })

  test('stock can never fall below zero', async () => {
    await expect(db.updateTable('variant').set({ stock: -1 }).where('id', '=', landmarks.simple.id).execute()).rejects.toMatchObject({
      code: '23514',
    })
  })

  test('the landmarks have the ids and properties that tests expect', async () => {
    for (const [name, { id, slug }] of Object.entries(landmarks)) {
      expect(await db.selectFrom('product').where('slug', '=', slug).select('id').execute(), name).toEqual([{ id }])
    }
    const stocks = await db
      .selectFrom('variant')
      .where(
        'sku',
        'in',
        Object.values(landmarkSkus).map(({ sku }) => sku),
      )
      .orderBy('sku')
      .select(['sku', 'stock'])
      .execute()
    expect(stocks).toEqual([
      { sku: landmarkSkus.soldOut.sku, stock: 0 },
      { sku: landmarkSkus.lowStock.sku, stock: 3 },
      { sku: landmarkSkus.comfortable.sku, stock: 40 },
    ])
  })

  test('a second seeding changes nothing', async () => {
    const again = await seedOnce(db, { size: 500 })
    expect(again).toMatchObject({ isNew: false, size: await count(sql`select count(*)::int n from product`) })
  })
})

describe.each(testDatabases)('two starts at once on $name', ({ openEmpty }) => {
  test('fill the database once', async () => {
    const { db, close } = await openEmpty()
    const results = await Promise.all([seedOnce(db, { size: 140 }), seedOnce(db, { size: 140 })])
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(results[0]?.fingerprint).toBe(results[1]?.fingerprint)
    await close()
  })
})
