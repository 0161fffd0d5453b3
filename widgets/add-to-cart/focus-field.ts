// Moves the focus to the field that has to be corrected. Options and button are different mounts, so it is found through their markup.

const CONTROL = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)'

/** Focuses a product's field, or the first control in it; does nothing if the page shows none. */
export function focusField(productId: number, field: string): void {
  const places = document.querySelectorAll<HTMLElement>(`[data-field="${field}"]`)
  const place = [...places].find((one) => {
    const { product, productId: id } = one.closest<HTMLElement>('[data-product], [data-product-id]')?.dataset ?? {}
    return (product ?? id) === String(productId)
  })
  const control = place?.matches(CONTROL) ? place : place?.querySelector<HTMLElement>(CONTROL)
  control?.focus()
}
