// Products that are the same in a shop of any size, so that tests and `/pages/kinds` can link to them.

/** A slug for `/product/<slug>` and what is special about the product. */
export const landmarks = {
  /** A shirt in four colours and six sizes; see `landmarkSkus` for its missing, sold-out and nearly sold-out variants. */
  configurable: { id: 1, slug: 'norrvik-home-shirt' },
  /** A bottle: one product, one price. */
  simple: { id: 2, slug: 'drift-steel-bottle' },
  /** A ball that costs less from 5, 10 and 25 pieces. */
  tierPriced: { id: 3, slug: 'torqa-club-ball' },
  /** A volleyball without stock. */
  soldOut: { id: 4, slug: 'quadra-indoor-volleyball', sku: 'QU10004' },
  /** A racket bag with one piece left. */
  lastPiece: { id: 5, slug: 'kestrel-tour-bag' },
  /** A padel set with a required racket and balls, and an optional bag and grip. */
  bundle: { id: 6, slug: 'strada-nova-padel-start-set' },
  /** A coach's set of four simple products. */
  grouped: { id: 7, slug: 'orbit-coach-set' },
  /** Shirt, shorts and socks for a whole team. */
  teamWear: { id: 8, slug: 'veldman-team-kit' },
  /** A shirt with a name and a number. */
  personalised: { id: 9, slug: 'halvane-name-shirt' },
  /** A tennis racket that is strung to order. */
  strungRacket: { id: 10, slug: 'strada-nova-tour-98' },
  /** A whistle with three pieces left. */
  lowStock: { id: 11, slug: 'orbit-referee-whistle' },
  /** A reduced hoodie with a known lowest price of 30 days. */
  special: { id: 12, slug: 'lumen-evening-hoodie' },
  /** A reduced backpack without a recorded earlier price: no strike-through price. */
  specialWithoutHistory: { id: 13, slug: 'drift-campus-backpack' },
} as const

export type Landmark = keyof typeof landmarks

/** Choices of `landmarks.configurable` by code of colour and size, with their skus. */
export const landmarkSkus = {
  /** White in 3XL was never made: no variant exists. */
  impossible: { color: 'white', size: '3xl', sku: 'NO10001-WHITE-3XL' },
  /** Red in M exists and has no stock. */
  soldOut: { color: 'red', size: 'm', sku: 'NO10001-RED-M' },
  /** Royal blue in L has three pieces left. */
  lowStock: { color: 'royal', size: 'l', sku: 'NO10001-ROYAL-L' },
  /** Royal blue in M has forty. */
  comfortable: { color: 'royal', size: 'm', sku: 'NO10001-ROYAL-M' },
} as const
