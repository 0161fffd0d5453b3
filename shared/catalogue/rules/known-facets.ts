// The codes of attributes that every platform has, for which we have names of our own.

/** The code of the name, by the codes that platforms use. */
export const knownFacets = {
  color: 'facet.color',
  colour: 'facet.color',
  size: 'facet.size',
  price: 'facet.price',
  brand: 'facet.brand',
  manufacturer: 'facet.brand',
} as const

/** Whether we have a name for the code, in every language. */
export const isKnownFacet = (code: string): code is keyof typeof knownFacets => Object.hasOwn(knownFacets, code)
