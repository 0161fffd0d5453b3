// The objects of each scene: positions are fractions of the width and height, sizes fractions of the height.
import type { Pattern, Silhouette, View } from '../picture-spec.ts'
import type { SceneName, SceneShape } from '../scene-spec.ts'

export interface Prop {
  silhouette: Silhouette
  pattern: Pattern
  view: View
  x: number
  y: number
  size: number
  turn: number
  /** Swaps the colours, so that two similar objects look different. */
  isSwapped?: boolean
  /** A fixed colour of the object. */
  always?: string
}

type Piece = Omit<Prop, 'x' | 'y' | 'size'>

const piece = (silhouette: Silhouette, pattern: Pattern, view: View, turn: number, isSwapped = false): Piece => ({
  silhouette,
  pattern,
  view,
  turn,
  isSwapped,
})

/** Three objects per scene, the largest first. */
const pieces: Record<SceneName, [Piece, Piece, Piece]> = {
  home: [
    piece('football-shirt', 'sash', 'front', -10),
    piece('running-shoe', 'wave', 'side', -16, true),
    piece('tennis-racket', 'halves', 'front', 6),
  ],
  'team-wear': [
    piece('football-shirt', 'stripes', 'front', -8),
    piece('football', 'classic', 'front', 0, true),
    piece('football-shirt', 'hoops', 'back', 14, true),
  ],
  'racket-sports': [
    piece('tennis-racket', 'tips', 'front', -14),
    { ...piece('tennis-ball', 'plain', 'front', 0, true), always: '#d6e63a' },
    piece('padel-racket', 'gradient', 'front', 30),
  ],
  shoes: [
    piece('running-shoe', 'wave', 'side', -14),
    piece('trail-shoe', 'panels', 'side', 12, true),
    piece('court-sneaker', 'two-tone', 'side', -22),
  ],
  clothing: [
    piece('hoodie', 'plain', 'front', -6),
    piece('cap', 'plain', 'front', 12, true),
    piece('leggings', 'colour-block', 'front', 10),
  ],
  balls: [
    piece('basketball', 'classic', 'front', 10),
    piece('football', 'classic', 'front', 0, true),
    piece('volleyball', 'classic', 'front', -12),
  ],
  accessories: [
    piece('sports-bag', 'plain', 'front', -6),
    piece('water-bottle', 'stripes', 'front', 18, true),
    piece('cones', 'plain', 'side', 0),
  ],
}

const places: Record<SceneShape, [x: number, y: number, size: number][]> = {
  hero: [
    [0.64, 0.52, 1.02],
    [0.86, 0.7, 0.62],
    [0.9, 0.28, 0.66],
  ],
  banner: [
    [0.66, 0.52, 1.3],
    [0.83, 0.62, 0.86],
    [0.95, 0.4, 1.0],
  ],
  tile: [
    [0.52, 0.42, 0.66],
    [0.28, 0.76, 0.4],
    [0.8, 0.78, 0.4],
  ],
}

/** The objects of a scene with their positions, back to front. */
export function propsOf(scene: SceneName, shape: SceneShape): Prop[] {
  return pieces[scene]
    .map((one, index): Prop => {
      const [x = 0.5, y = 0.5, size = 1] = places[shape][index] ?? []
      return { ...one, x, y, size }
    })
    .toReversed()
}
