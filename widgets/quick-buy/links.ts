// Links that open the dialog: they lead to the product's page and name the product.

/** The link that was touched, if it is one of these. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-quick-buy]') : null
}

/** Its product; null leaves the link to the browser. */
export function productOf({ dataset: { quickBuy } }: HTMLElement): number | null {
  const id = Number(quickBuy)
  return Number.isInteger(id) && id > 0 ? id : null
}
