// Whether a facet's options are brands, which no translator changes.

/** Whether the facet of this code holds brands: they are names, in any language. */
export const isBrand = (code: string): boolean => /^(manufacturer|brand)$/.test(code)
