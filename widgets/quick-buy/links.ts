// Finds links that open the dialog: they lead to the product's page and name the product.

/** Returns the quick-buy link around an event's target, or null. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-quick-buy]') : null
}

/** Returns the link's product id; null leaves the link to the browser. */
export function productOf({ dataset: { quickBuy } }: HTMLElement): number | null {
  const id = Number(quickBuy)
  return Number.isInteger(id) && id > 0 ? id : null
}
