// Reads the analytics item of a heart's product from the attributes that the host prints on its button.
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'

/** Returns the product's analytics item; null if the button has no product name. */
export function itemOf(button: HTMLElement, listName: string | undefined): AnalyticsItem | null {
  const {
    touchlineProduct,
    productId,
    touchlineName: name,
    touchlineBrand: brand,
    touchlinePrice: price,
    touchlineCurrency: currency,
    touchlineIndex: index,
  } = button.dataset
  const id = touchlineProduct ?? productId
  if (!id || !name) return null
  return {
    item_id: button.closest<HTMLElement>('[data-sku]')?.dataset['sku'] || id,
    item_group_id: id,
    item_name: name,
    currency: currency ?? 'EUR',
    price: price && Number.isFinite(Number(price)) ? Number(price) : null,
    quantity: 1,
    ...(brand ? { item_brand: brand } : {}),
    // The cards' index starts at 1, Google's at 0.
    ...(index ? { index: Math.max(0, Number(index) - 1) } : {}),
    ...(listName ? { item_list_name: listName } : {}),
  }
}

/** Returns the id of the heart's product; null if it has none. */
export function productOf({ dataset: { touchlineProduct, productId } }: HTMLElement): number | null {
  const id = Number(touchlineProduct ?? productId ?? '')
  return Number.isInteger(id) && id > 0 ? id : null
}
