// Analytics fields that products, cart lines and order lines share.
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'

/** The first five categories, from the top level down. */
export function categoriesOf([one, two, three, four, five]: readonly string[]): Partial<AnalyticsItem> {
  return {
    ...(one ? { item_category: one } : {}),
    ...(two ? { item_category2: two } : {}),
    ...(three ? { item_category3: three } : {}),
    ...(four ? { item_category4: four } : {}),
    ...(five ? { item_category5: five } : {}),
  }
}

const COLOUR = /colou?r|kleur|farbe|färg/i

/** Whether an attribute's code or label means colour, which is the spec's item_variant. */
export function isColour(name: string): boolean {
  return COLOUR.test(name)
}

/** The variant of a line, from its chosen options. */
export function variantOf(sku: string, options: readonly { label: string; value: string }[]): Partial<AnalyticsItem> {
  if (options.length === 0) return {}
  const colour = options.find(({ label }) => isColour(label))
  return { item_variant_id: sku, ...(colour ? { item_variant: colour.value } : {}) }
}
