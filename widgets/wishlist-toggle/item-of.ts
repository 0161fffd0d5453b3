// What analytics may know of the product a heart belongs to, read from the attributes the host prints on its button.
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'

/** The product, or null where the button carries no name. */
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
    // Cards count from 1, Google from 0.
    ...(index ? { index: Math.max(0, Number(index) - 1) } : {}),
    ...(listName ? { item_list_name: listName } : {}),
  }
}

/** The id of the product a heart belongs to, or null where it names none. */
export function productOf({ dataset: { touchlineProduct, productId } }: HTMLElement): number | null {
  const id = Number(touchlineProduct ?? productId ?? '')
  return Number.isInteger(id) && id > 0 ? id : null
}
