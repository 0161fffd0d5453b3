// Calculates the price and the pieces of a choice from the database's rows alone, without the shop's rules.
import { sql } from 'kysely'
import type { Database } from '#demo-pages/database/tables.ts'
import type { BuyRequest } from '#demo-pages/shop/kinds/buy-request.ts'

/** A line as the rows require it. */
export interface Reckoned {
  unitCents: number
  /** The pieces of the whole line, by sku. */
  pieces: Record<string, number>
}

/** Calculates one item of an add in a store with this currency. */
export async function reckon(db: Database, storeId: number, currency: 'EUR' | 'GBP' | 'SEK', item: BuyRequest): Promise<Reckoned> {
  const product = await db.selectFrom('product').selectAll().where('sku', '=', item.sku).executeTakeFirst()
  const pieces: Record<string, number> = {}
  const take = (sku: string, count: number) => (pieces[sku] = (pieces[sku] ?? 0) + count * item.qty)
  const bundle = item.product_option?.extension_attributes.bundle_options ?? []
  const prints = await Promise.all(
    (item.extension_attributes?.personalisation ?? []).flatMap(({ product_id, options }) =>
      options.map(async (one) => ({ product_id, cents: await printCents(db, currency, one) })),
    ),
  )
  const printed = (id: number) => prints.reduce((sum, { product_id, cents }) => sum + (product_id === id ? cents : 0), 0)
  const players = item.extension_attributes?.team_wear?.players
  let unitCents = 0
  if (!product || product.type === 'simple' || product.type === 'configurable') {
    const options = (item.product_option?.extension_attributes.configurable_item_options ?? []).map((one) => one.option_value)
    const variant = await findVariant(db, storeId, product?.id ?? null, item.sku, options)
    const tier = await db
      .selectFrom('tier_price')
      .select('price_cents')
      .where('product_id', '=', variant.product_id)
      .where('store_id', '=', storeId)
      .where('qty', '<=', item.qty)
      .orderBy('qty', 'desc')
      .executeTakeFirst()
    unitCents = Math.min(variant.final_cents, tier?.price_cents ?? variant.final_cents) + printed(variant.product_id)
    take(variant.sku, 1)
    return { unitCents, pieces }
  }
  // Uses Postgres' exact decimals, since floats are inexact.
  const inBundle = async (cents: number) =>
    (
      await sql<{
        cents: number
      }>`select round(${cents}::numeric * bundle_multiplier * bundle_amount)::int as cents from product where id = ${product.id}`.execute(
        db,
      )
    ).rows[0]?.cents ?? 0
  for (const entry of bundle) {
    const selection = await db
      .selectFrom('bundle_selection')
      .selectAll()
      .where('id', '=', entry.option_selections[0] ?? 0)
      .executeTakeFirstOrThrow()
    const shared = entry.extension_attributes.selection_configurable_options
    const wearers = players
      ? players.map(({ sizes, qty = 1 }) => ({
          count: qty,
          chosen: [
            ...shared,
            ...(sizes.find(({ product_id }) => product_id === selection.product_id)?.selection_configurable_options ?? []),
          ],
        }))
      : [{ count: 1, chosen: shared }]
    for (const { count, chosen } of wearers) {
      const variant = await findVariant(
        db,
        storeId,
        selection.product_id,
        '',
        chosen.map((one) => one.super_attribute_option_id),
      )
      unitCents += ((await inBundle(variant.final_cents)) + (players ? 0 : printed(selection.product_id))) * entry.option_qty * count
      take(variant.sku, entry.option_qty * count)
    }
  }
  for (const { name, number, qty = 1 } of players ?? []) {
    unitCents += printed(product.id) * qty
    for (const [type, text] of [
      ['name', name],
      ['number', number],
    ] as const) {
      if (text !== '') unitCents += (await typeCents(db, currency, product.personalisation_group_ids, type)) * qty
    }
  }
  return { unitCents, pieces }
}

async function findVariant(db: Database, storeId: number, productId: number | null, sku: string, options: readonly number[]) {
  const sorted = options.toSorted((a, b) => a - b)
  const { rows } = await sql<{ sku: string; product_id: number; final_cents: number }>`
    select s.sku, s.product_id, s.final_cents from sellable s join variant v on v.id = s.variant_id
    where s.store_id = ${storeId} and (s.product_id = ${productId} or (${productId}::int is null and s.sku = ${sku}))
      and (select coalesce(array_agg(o order by o), '{}') from unnest(v.option_ids) o) = ${sorted}::int[]`.execute(db)
  const [row] = rows
  if (!row || rows.length > 1) throw new Error(`oracle: ${rows.length} variants of ${productId ?? sku} with ${sorted.join()}`)
  return row
}

async function printCents(
  db: Database,
  currency: 'EUR' | 'GBP' | 'SEK',
  { option_id, option_value }: { option_id: number; option_value: string | number },
): Promise<number> {
  const option = await db
    .selectFrom('personalisation_option')
    .select(['price', 'choices'])
    .where('id', '=', option_id)
    .executeTakeFirstOrThrow()
  return option.price[currency] + (option.choices.find(({ id }) => id === option_value)?.price[currency] ?? 0)
}

async function typeCents(
  db: Database,
  currency: 'EUR' | 'GBP' | 'SEK',
  groups: readonly number[],
  type: 'name' | 'number',
): Promise<number> {
  const option = await db
    .selectFrom('personalisation_option')
    .select('price')
    .where('group_id', 'in', groups)
    .where('type', '=', type)
    .executeTakeFirstOrThrow()
  return option.price[currency]
}
