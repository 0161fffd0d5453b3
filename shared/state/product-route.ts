// The address pattern of the host's product pages. In a separate file from the links, so that a page without products does not load those.

let pattern: string | null = null

/** Sets `routes.product` of the page's settings. @example configureProductLinks('/index.php?route=product/product&sku={sku}') */
export function configureProductLinks(route: string | null): void {
  pattern = route
}

/** The pattern; null where the API's addresses are used. */
export const productRoute = (): string | null => pattern
