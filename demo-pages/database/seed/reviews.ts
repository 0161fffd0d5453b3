// Fills the shop with reviews in its four languages from the texts beside this file; a quarter of the products have none.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { DatabaseTransaction } from '../tables.ts'
import { seedDay } from './calendar.ts'
import { languages } from './words.ts'

const Texts = v.object({
  nicknames: v.array(v.string()),
  reviews: v.array(
    v.object({
      stars: v.number(),
      group: v.picklist(['any', 'sized']),
      fit: v.optional(v.picklist(['small', 'true', 'large'])),
      title: v.string(),
      text: v.string(),
    }),
  ),
})

/** A limit for large shops: nobody looks at the reviews of 50,000 products. */
const mostProducts = 6_000

/**
 * Writes the reviews, and updates each product's average and count.
 * The stars vary around the product's rating; only some ratings have a text, as in any shop.
 */
export async function fillReviews(trx: DatabaseTransaction): Promise<void> {
  const texts = await readTexts()
  await sql`
    with text as (
      select row_number() over (partition by row.language, row.stars, row.is_sized order by row.title) - 1 as place,
        count(*) over (partition by row.language, row.stars, row.is_sized) as places, row.*
      from jsonb_to_recordset(${JSON.stringify(texts.reviews)}::jsonb)
        as row(language text, stars int, is_sized boolean, fit text, title text, text text)
    ), nickname as (
      select row.*, count(*) over (partition by row.language) as places
      from jsonb_to_recordset(${JSON.stringify(texts.nicknames)}::jsonb) as row(language text, place int, name text)
    ), rated as (
      select p.id, p.rating, p.size_chart_id is not null as is_sized, ceil(power(p.review_count, 0.65))::int as wanted
      from product p where p.review_count > 0 and p.rating is not null order by p.id limit ${mostProducts}
    ), drawn as (
      -- Whole numbers that look like chance and are the same on every machine: pieces of a digest.
      select rated.*, n,
        ('x' || substr(digest, 1, 6))::bit(24)::int as a, ('x' || substr(digest, 7, 6))::bit(24)::int as b, ('x' || substr(digest, 13, 6))::bit(24)::int as c
      from rated cross join lateral generate_series(1, wanted) as n cross join lateral md5(rated.id || '-' || n) as digest
    ), starred as (
      select drawn.*, (array['nl', 'en', 'de', 'sv'])[1 + mod(a, 4)] as language,
        greatest(1, least(5, round(rating + 0.15 + (b / 16777216.0 - 0.5) * 2.4 - case when mod(c, 13) = 0 then 2 else 0 end)))::int as stars
      from drawn
    )
    insert into review (product_id, customer_id, language, rating, title, text, nickname, fit, state, created_at)
    select s.id, null, s.language, s.stars, text.title, text.text, nickname.name, text.fit, 'approved',
      ${seedDay.toISOString()}::timestamptz - make_interval(days => mod(s.c, 540), mins => mod(s.b, 1440))
    from starred s
    join text on text.language = s.language and text.stars = s.stars
      and text.is_sized = (s.is_sized and s.stars between 2 and 5 and mod(s.c, 2) = 0) and text.place = mod(s.b + s.n, text.places)
    join nickname on nickname.language = s.language and nickname.place = mod(s.c / 4 + s.n, nickname.places)
    order by s.id, s.n`.execute(trx)
  await sql`
    update product p set rating = counted.rating, review_count = coalesce(counted.count, 0)
    from product other left join (
      select product_id, round(avg(rating), 2) as rating, count(*)::int as count from review where state = 'approved' group by product_id
    ) counted on counted.product_id = other.id
    where p.id = other.id and (p.review_count > 0 or p.rating is not null)`.execute(trx)
}

async function readTexts() {
  const read = await Promise.all(
    languages.map(async (language) => {
      const file = join(import.meta.dirname, 'reviews', `${language}.json`)
      return { language, ...v.parse(Texts, JSON.parse(await readFile(file, 'utf8'))) }
    }),
  )
  return {
    reviews: read.flatMap(({ language, reviews }) =>
      reviews.map(({ stars, group, fit, title, text }) => ({
        language,
        stars,
        is_sized: group === 'sized',
        fit: fit ?? null,
        title,
        text,
      })),
    ),
    nicknames: read.flatMap(({ language, nicknames }) => nicknames.map((name, place) => ({ language, place, name }))),
  }
}
