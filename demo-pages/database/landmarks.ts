// Well-known products that are the same in every shop, whatever its size: tests and `/pages/kinds` lead to them.

/** A slug for `/product/<slug>` and what is special about the product. */
export const landmarks = {
  /** A shirt in four colours and six sizes; see `landmarkSkus` for its impossible, sold-out and nearly sold-out choices. */
  configurable: { id: 1, slug: 'norrvik-home-shirt' },
  /** A bottle: one product, one price. */
  simple: { id: 2, slug: 'drift-steel-bottle' },
  /** A ball that is cheaper from 5, 10 and 25 on. */
  tierPriced: { id: 3, slug: 'torqa-club-ball' },
  /** A volleyball without stock. */
  soldOut: { id: 4, slug: 'quadra-indoor-volleyball', sku: 'QU10004' },
  /** A racket bag of which one is left. */
  lastPiece: { id: 5, slug: 'kestrel-tour-bag' },
  /** A padel set with a required racket and balls, and a bag and a grip to add. */
  bundle: { id: 6, slug: 'strada-nova-padel-start-set' },
  /** A coach's set of four simple products. */
  grouped: { id: 7, slug: 'orbit-coach-set' },
  /** Shirt, shorts and socks for a whole team. */
  teamWear: { id: 8, slug: 'veldman-team-kit' },
  /** A shirt with a name and a number. */
  personalised: { id: 9, slug: 'halvane-name-shirt' },
  /** A tennis racket that is strung to order. */
  strungRacket: { id: 10, slug: 'strada-nova-tour-98' },
  /** A whistle of which three are left. */
  lowStock: { id: 11, slug: 'orbit-referee-whistle' },
  /** A reduced hoodie whose lowest price of 30 days is known. */
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
  /** Royal blue in L: three left. */
  lowStock: { color: 'royal', size: 'l', sku: 'NO10001-ROYAL-L' },
  /** Royal blue in M: forty. */
  comfortable: { color: 'royal', size: 'm', sku: 'NO10001-ROYAL-M' },
} as const
