// Leads to the choice that is missing. Options and button are two mounts, so the way goes through the markup of product-options.

/** Focuses the first option of an attribute of a product; does nothing where the page shows none. */
export function focusAttribute(productId: number, attributeCode: string): void {
  for (const group of document.querySelectorAll<HTMLElement>(`fieldset[data-product="${productId}"]`)) {
    if (group.dataset['attribute'] === attributeCode) group.querySelector<HTMLElement>('input:not(:disabled)')?.focus()
  }
}
