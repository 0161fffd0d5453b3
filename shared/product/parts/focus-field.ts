// Moves the focus to the field with an error. Options, button and team link are separate mounts, so the field is found through its markup.

const CONTROL = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)'

/**
 * Focuses a product's field, or the first control in it. A field in the closed card of a player is shown first; of a team as a whole it is the
 * summary that lists what is wrong, once that is drawn. Does nothing if the page has no such field.
 */
export function focusField(productId: number, field: string): void {
  const places = document.querySelectorAll<HTMLElement>(`[data-field="${field}"]`)
  // A dialog repeats the page's fields after them, and makes those of the page inert.
  const place = [...places].findLast((one) => {
    const { product, productId: id } = one.closest<HTMLElement>('[data-product], [data-product-id]')?.dataset ?? {}
    return (product ?? id) === String(productId)
  })
  const control = place?.matches(CONTROL) ? place : place?.querySelector<HTMLElement>(CONTROL)
  control?.focus()
  if (!place || (control && document.activeElement === control)) return
  place.closest('[data-player]')?.querySelector<HTMLElement>('[aria-expanded="false"]')?.click()
  requestAnimationFrame(() => (control ?? place.querySelector<HTMLElement>('[tabindex="-1"]'))?.focus())
}
