// The list on the page that the filters narrow.

/** The mount of the list; null where the page has none. */
export const listMount = (): Element | null => document.querySelector('[data-touchline="product-list"]')
