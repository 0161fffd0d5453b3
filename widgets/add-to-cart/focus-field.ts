// Moves the focus to the field with an error. Options and button are separate mounts, so the field is found through its markup.

const CONTROL = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)'

/** Focuses a product's field, or the first control in it. Does nothing if the page has no such field. */
export function focusField(productId: number, field: string): void {
  const places = document.querySelectorAll<HTMLElement>(`[data-field="${field}"]`)
  // A dialog repeats the page's fields after them, and makes those of the page inert.
  const place = [...places].findLast((one) => {
    const { product, productId: id } = one.closest<HTMLElement>('[data-product], [data-product-id]')?.dataset ?? {}
    return (product ?? id) === String(productId)
  })
  const control = place?.matches(CONTROL) ? place : place?.querySelector<HTMLElement>(CONTROL)
  control?.focus()
}
