// The specification of a product picture: the type that the catalogue stores, a media URL encodes and the drawing code reads.

/** The six departments of the shop. */
export const departments = ['team-wear', 'racket-sports', 'shoes', 'clothing', 'balls', 'accessories'] as const
export type Department = (typeof departments)[number]

/** The views of a product; `viewsOf` lists those that a silhouette has. `together` is the view of several products in one picture. */
export const everyView = ['front', 'together', 'use', 'back', 'side', 'detail'] as const
export type View = (typeof everyView)[number]

/** The silhouettes, by department. Each belongs to one department only. */
export const silhouettes = {
  'team-wear': [
    'football-shirt',
    'goalkeeper-jersey',
    'basketball-vest',
    'rugby-jersey',
    'hockey-polo',
    'volleyball-shirt',
    'team-shorts',
    'team-socks',
    'training-jacket',
    'tracksuit-trousers',
    'training-bib',
    'team-kit',
  ],
  'racket-sports': [
    'tennis-racket',
    'badminton-racket',
    'padel-racket',
    'squash-racket',
    'table-tennis-bat',
    'string-reel',
    'racket-bag',
    'tennis-ball-tube',
    'shuttlecock',
    'overgrip',
  ],
  shoes: [
    'running-shoe',
    'indoor-shoe',
    'football-boot',
    'tennis-shoe',
    'trail-shoe',
    'slide-sandal',
    'basketball-high-top',
    'track-spikes',
    'court-sneaker',
  ],
  clothing: [
    't-shirt',
    'hoodie',
    'leggings',
    'running-shorts',
    'sports-bra',
    'rain-jacket',
    'tennis-skirt',
    'base-layer',
    'tank-top',
    'cap',
    'beanie',
    'gloves',
  ],
  balls: ['football', 'basketball', 'volleyball', 'handball', 'rugby-ball', 'tennis-ball', 'hockey-ball', 'floorball', 'medicine-ball'],
  accessories: [
    'water-bottle',
    'sports-bag',
    'backpack',
    'headband',
    'shin-guards',
    'whistle',
    'cones',
    'ball-pump',
    'towel',
    'sports-watch',
    'captain-armband',
  ],
} as const satisfies Record<Department, readonly string[]>
export type Silhouette = (typeof silhouettes)[Department][number]

/** Every silhouette. */
export const silhouetteNames: readonly Silhouette[] = Object.values(silhouettes).flat()

/** The patterns of each department; every silhouette of the department can be drawn with each. */
export const patterns = {
  'team-wear': ['plain', 'stripes', 'hoops', 'sash', 'halves', 'quarters', 'chevron', 'pinstripe', 'gradient', 'checks', 'camo', 'yoke'],
  'racket-sports': ['plain', 'bands', 'halves', 'gradient', 'carbon', 'tips', 'chevron'],
  shoes: ['plain', 'bars', 'wave', 'two-tone', 'gradient', 'panels', 'knit', 'speckle'],
  clothing: ['plain', 'melange', 'hoops', 'chest-band', 'colour-block', 'gradient', 'camo', 'chevron', 'pinstripe', 'yoke'],
  balls: ['plain', 'classic', 'swirl', 'stars', 'bands', 'shards', 'gradient'],
  accessories: ['plain', 'stripes', 'halves', 'gradient', 'camo', 'dots', 'chevron', 'checks'],
} as const satisfies Record<Department, readonly string[]>
export type Pattern = (typeof patterns)[Department][number]

/** Every pattern; some belong to several departments. */
export const patternNames: readonly Pattern[] = [...new Set(Object.values(patterns).flat())]

/** Three hex colours (`#rrggbb`): body, decoration, and small bright details. */
export interface PictureColours {
  main: string
  second: string
  accent: string
}

/** How a product looks, in one of its colours. */
export interface PictureLook {
  silhouette: Silhouette
  pattern: Pattern
  colours: PictureColours
  /** Up to three digits on shirts, vests and shorts. */
  number?: string
  /** 0 to 99,999. Varies folds, laces and speckles, and picks the brand: `brands[seed % brands.length]`. */
  seed: number
}

/**
 * A product picture.
 * @example { silhouette: 'football-shirt', pattern: 'stripes', colours: { main: '#c8102e', second: '#ffffff', accent: '#111111' },
 *   number: '10', name: 'JANSEN', view: 'back', seed: 7 }
 */
export interface PictureSpec extends PictureLook {
  /** Up to 14 characters above the number, on the back. */
  name?: string
  view: View
  /** What else is in the picture: in the view `together`, and where a kit is worn. */
  others?: readonly PictureLook[]
  /** `none` omits the studio, which leaves the picture transparent. */
  backdrop?: 'studio' | 'none'
}

/** The silhouettes that are also drawn in use: worn, held or played with. */
export const usedSilhouettes = [
  'football-shirt',
  'team-kit',
  'hoodie',
  'backpack',
  'racket-bag',
  'tennis-racket',
  'padel-racket',
  'water-bottle',
  'whistle',
  'football',
  'volleyball',
  'cones',
] as const satisfies readonly Silhouette[]
export type UsedSilhouette = (typeof usedSilhouettes)[number]

/** Returns the silhouette if it is drawn in use. */
export function asUsed(silhouette: Silhouette): UsedSilhouette | null {
  return usedSilhouettes.find((name) => name === silhouette) ?? null
}

const garment: readonly View[] = ['front', 'back', 'detail']
const upright: readonly View[] = ['front', 'side', 'detail']
const shoe: readonly View[] = ['side', 'front', 'back', 'detail']

const viewsOfDepartment: Record<Department, readonly View[]> = {
  'team-wear': garment,
  clothing: garment,
  shoes: shoe,
  'racket-sports': upright,
  balls: upright,
  accessories: upright,
}

/** The most products in one picture. */
export const mostTogether = 4

/** The department of a silhouette. */
export function departmentOf(silhouette: Silhouette): Department {
  const found = departments.find((department) => silhouettes[department].some((name) => name === silhouette))
  if (!found) throw new Error(`No department has the silhouette ${silhouette}.`)
  return found
}

/** The views of a silhouette: the first is the picture for lists, the second the product in use where it is drawn so. */
export function viewsOf(silhouette: Silhouette): readonly View[] {
  const [first, ...others] = viewsOfDepartment[departmentOf(silhouette)]
  return first && asUsed(silhouette) ? [first, 'use', ...others] : viewsOfDepartment[departmentOf(silhouette)]
}

/** The patterns of a silhouette. */
export function patternsOf(silhouette: Silhouette): readonly Pattern[] {
  return patterns[departmentOf(silhouette)]
}
