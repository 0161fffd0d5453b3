// Converts generated products to rows of the product tables.
import { categoryByCode, optionId } from './catalogue-ids.ts'
import { personalisationGroups } from './personalisation.ts'
import type { TableRows } from './rows.ts'
import { adviceOf } from './string-advice.ts'
import type { SeedPrice, SeedProduct } from './seed-product.ts'
import { sizeCharts } from './size-charts.ts'
import { stores } from './stores.ts'
import { languages } from './words.ts'
import type { Language } from './words.ts'

/** Table `product`. */
export function productRows(products: readonly SeedProduct[], positions: ReadonlyMap<number, number>): TableRows {
  return {
    table: 'product',
    rows: products.map((product) => ({
      id: product.id,
      sku: product.sku,
      slug: product.slug,
      type: product.type,
      kind: product.kind,
      brand_option_id: optionId('manufacturer', product.brand),
      article: product.article,
      leaf_category_id: categoryByCode(product.leaf).id,
      tax_class: product.taxClass,
      position: positions.get(product.id),
      created_at: product.createdAt.toISOString(),
      configurable: product.configurable,
      option_ids: product.optionIds,
      picture: product.picture,
      rating: product.rating,
      review_count: product.reviewCount,
      min_qty: product.minQty,
      max_qty: product.maxQty,
      no_return: product.noReturn,
      delivery: product.delivery,
      size_chart_id: sizeCharts.find(({ code }) => code === product.sizeChart)?.id ?? null,
      personalisation_group_ids: product.personalisation.map((code) => personalisationGroups.find((group) => group.code === code)?.id),
      bundle_multiplier: product.bundleMultiplier,
      bundle_amount: product.bundleAmount,
      measure_amount: product.measure?.amount ?? null,
      measure_unit: product.measure?.unit ?? null,
      guarantee_years: product.guaranteeYears,
    })),
  }
}

/** Table `product_text`, with search words and the rank of each name in its language's alphabet. */
export function textRows(products: readonly SeedProduct[], brandNames: ReadonlyMap<string, string>): TableRows {
  const ranks = new Map(languages.map((language) => [language, alphabet(products, language)]))
  return {
    table: 'product_text',
    rows: products.flatMap((product) =>
      languages.map((language) => ({
        product_id: product.id,
        language,
        name: product.name[language],
        name_position: ranks.get(language)?.get(product.id),
        short_description: product.short[language],
        description: product.description[language],
        specification: product.specification.map(({ label, value }) => ({ label: label[language], value: value[language] })),
        words: searchWords(product, language, brandNames),
      })),
    ),
  }
}

function searchWords(product: SeedProduct, language: Language, brandNames: ReadonlyMap<string, string>): string {
  const path = categoryByCode(product.leaf).path.map((step) => step.branch.name[language])
  return [product.keywords[language], brandNames.get(product.brand) ?? '', product.sku, ...path].join(' ')
}

function alphabet(products: readonly SeedProduct[], language: Language): Map<number, number> {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const sorted = products.map(({ id, name }) => ({ id, name: name[language] })).toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
  return new Map(sorted.map(({ id }, at) => [id, at + 1]))
}

/** Table `product_price`: one row per store, in the store's currency. */
export function priceRows(products: readonly SeedProduct[]): TableRows {
  return {
    table: 'product_price',
    rows: products.flatMap((product) =>
      stores.map(({ id, currency }) => ({
        product_id: product.id,
        store_id: id,
        ...cents(product.price, currency),
        special_from: product.specialFrom?.toISOString() ?? null,
      })),
    ),
  }
}

function cents({ regular, final, lowest }: SeedPrice, currency: 'EUR' | 'GBP' | 'SEK') {
  return { regular_cents: regular[currency], final_cents: final[currency], lowest_30d_cents: lowest?.[currency] ?? null }
}

/** Tables `variant`, `variant_price` and `tier_price`. */
export function variantRows(products: readonly SeedProduct[]): TableRows[] {
  return [
    {
      table: 'variant',
      rows: products.flatMap(({ id, variants }) =>
        variants.map((variant, at) => ({
          id: variant.id,
          product_id: id,
          sku: variant.sku,
          stock: variant.stock,
          is_active: variant.isActive,
          position: at + 1,
          option_ids: variant.optionIds,
          colour: variant.colour,
        })),
      ),
    },
    {
      table: 'variant_price',
      rows: products.flatMap(({ variants }) =>
        variants.flatMap(({ id, price }) =>
          price ? stores.map((store) => ({ variant_id: id, store_id: store.id, ...cents(price, store.currency) })) : [],
        ),
      ),
    },
    {
      table: 'tier_price',
      rows: products.flatMap(({ id, tiers }) =>
        tiers.flatMap(({ qty, price }) =>
          stores.map((store) => ({ product_id: id, store_id: store.id, qty, price_cents: price[store.currency] })),
        ),
      ),
    },
  ]
}

/** Tables of bundles, sets and team kits. */
export function compositionRows(products: readonly SeedProduct[]): TableRows[] {
  const bundleOptions = products.flatMap((product) =>
    product.bundleOptions.map((option, at) => ({ product, option, at, id: product.id * 100 + at + 1 })),
  )
  return [
    {
      table: 'bundle_option',
      rows: bundleOptions.map(({ product, option, at, id }) => ({
        id,
        product_id: product.id,
        position: at + 1,
        type: option.type,
        is_required: option.isRequired,
        title: option.title,
      })),
    },
    {
      table: 'bundle_selection',
      rows: bundleOptions.flatMap(({ option, id }) =>
        option.selections.map(({ productId, qty, canChangeQty, isDefault }, at) => ({
          id: id * 100 + at + 1,
          option_id: id,
          product_id: productId,
          position: at + 1,
          qty,
          can_change_qty: canChangeQty,
          is_default: isDefault,
        })),
      ),
    },
    {
      table: 'set_member',
      rows: products.flatMap(({ id, members }) =>
        members.map(({ productId, qty }, at) => ({ product_id: id, member_id: productId, position: at + 1, qty })),
      ),
    },
    {
      table: 'team_wear',
      rows: products.flatMap(({ id, teamWear }) =>
        teamWear
          ? [
              {
                product_id: id,
                min_players: teamWear.minPlayers,
                max_players: teamWear.maxPlayers,
                has_unique_numbers: true,
                orderable_until: teamWear.orderableUntil,
              },
            ]
          : [],
      ),
    },
    { table: 'string_advice', rows: products.flatMap(adviceOf) },
  ]
}
