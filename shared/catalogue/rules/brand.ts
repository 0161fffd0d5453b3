// Decides whether a facet's options are brands, which are never translated.

/** Whether the facet with this code lists brands, whose names are the same in every language. */
export const isBrand = (code: string): boolean => /^(manufacturer|brand)$/.test(code)
