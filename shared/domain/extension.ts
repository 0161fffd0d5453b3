// Groups of calls beside those of the spec, which a host may offer.

/** The names of all extensions, as listed in the contract. */
export const extensionNames = [
  'session',
  'account',
  'orders',
  'products',
  'reviews',
  'alerts',
  'advice',
  'gift-cards',
  'teams',
  'service',
  'helpers',
] as const

/** A group of calls that a host may offer. */
export type Extension = (typeof extensionNames)[number]
