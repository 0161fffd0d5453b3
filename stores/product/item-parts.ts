// Analytics fields that products, cart lines and order lines share.
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'
import { isColour } from '#shared/product/rules/colour.ts'

/** The ids of a line: the product's id, as in lists and on product pages, and the variant's id. */
export function idsOf(
  line: { sku: string; parentSku: string | null },
  options: readonly { label: string; value: string }[],
): Pick<AnalyticsItem, 'item_id' | 'item_variant' | 'item_variant_id'> {
  const { sku, parentSku } = line
  const colour = options.find(({ label }) => isColour(label))
  const isVariant = parentSku === null ? options.length > 0 : parentSku !== sku
  return {
    item_id: parentSku ?? sku,
    ...(isVariant ? { item_variant_id: sku } : {}),
    ...(colour ? { item_variant: colour.value } : {}),
  }
}
