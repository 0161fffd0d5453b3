// What analytics may know of the product a heart belongs to, read from the attributes the host prints on its button.
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'

/** The product, or null where the button carries no name. */
export function itemOf(button: HTMLElement, listName: string | undefined): AnalyticsItem | null {
  const {
    touchlineProduct: id,
    touchlineName: name,
    touchlineBrand: brand,
    touchlinePrice: price,
    touchlineCurrency: currency,
    touchlineIndex: index,
  } = button.dataset
  if (!id || !name) return null
  return {
    item_id: id,
    item_name: name,
    currency: currency ?? 'EUR',
    price: price && Number.isFinite(Number(price)) ? Number(price) : null,
    quantity: 1,
    ...(brand ? { item_brand: brand } : {}),
    ...(index ? { index: Number(index) } : {}),
    ...(listName ? { item_list_name: listName } : {}),
  }
}
