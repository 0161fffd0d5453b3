// The coupons, gift cards and gifts that every demo shop has, from offers.json.
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '#demo-pages/database/tables.ts'
import { storeViews } from '#demo-pages/host/store-view.ts'
import { hashOf } from './gift-card.ts'

const Moment = v.optional(v.pipe(v.string(), v.isoTimestamp()))
const Offers = v.object({
  coupons: v.array(
    v.object({
      code: v.string(),
      percent: v.optional(v.number()),
      amount: v.optional(v.number()),
      minimum: v.optional(v.number(), 0),
      store_id: v.optional(v.number()),
      ends_at: Moment,
      most_uses: v.optional(v.number()),
      most_uses_each: v.optional(v.number()),
    }),
  ),
  gift_cards: v.array(
    v.object({
      code: v.string(),
      currency: v.string(),
      balance: v.number(),
      is_blocked: v.optional(v.boolean(), false),
      is_collectable: v.optional(v.boolean(), true),
      expires_at: Moment,
    }),
  ),
  /** Thresholds in cents by currency. */
  gift_offers: v.record(v.string(), v.array(v.number())),
  gifts_each: v.number(),
})

/** Adds the offers once; later changes are kept. */
export async function addDemoOffers(db: Database): Promise<void> {
  if (await db.selectFrom('coupon').select('code').executeTakeFirst()) return
  const text = await readFile(new URL('offers.json', import.meta.url), 'utf8')
  const offers = v.parse(Offers, JSON.parse(text))
  await db.transaction().execute(async (trx) => {
    const coupons = offers.coupons.map(({ percent, amount, store_id, ends_at, most_uses, most_uses_each, ...rest }) => ({
      ...rest,
      percent: percent ?? null,
      amount: amount ?? null,
      store_id: store_id ?? null,
      starts_at: null,
      ends_at: ends_at ? new Date(ends_at) : null,
      most_uses: most_uses ?? null,
      most_uses_each: most_uses_each ?? null,
    }))
    await trx
      .insertInto('coupon')
      .values(coupons)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const cards = offers.gift_cards.map(({ code, expires_at, ...rest }) => ({
      ...rest,
      code_hash: hashOf(code),
      issued: rest.balance,
      last_four: code.slice(-4),
      expires_at: expires_at ? new Date(expires_at) : null,
    }))
    await trx
      .insertInto('gift_card')
      .values(cards)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const store of storeViews) {
      const thresholds = offers.gift_offers[store.currency] ?? []
      for (const [place, threshold] of thresholds.entries()) {
        const { id } = await trx
          .insertInto('gift_offer')
          .values({ store_id: store.id, threshold })
          .returning('id')
          .executeTakeFirstOrThrow()
        // Small products that can be added to any parcel: the cheapest of the store, different ones for each threshold.
        await sql`
          insert into gift_offer_item (offer_id, sku, position)
          select ${id}, sku, row_number() over () from (
            select s.sku from sellable s join product p on p.id = s.product_id
            where s.store_id = ${store.id} and s.type = 'simple' and s.kind = 'simple' and s.is_active and s.stock > 20 and s.min_qty = 1
            order by s.final_cents, s.sku limit ${offers.gifts_each} offset ${place * offers.gifts_each}
          ) cheapest`.execute(trx)
      }
    }
  })
}
