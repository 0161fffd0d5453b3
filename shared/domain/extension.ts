// The extensions: groups of calls that are not part of the spec and that a host may offer.

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
  'searches',
  'exchanges',
] as const

/** A group of calls that a host may offer. */
export type Extension = (typeof extensionNames)[number]
