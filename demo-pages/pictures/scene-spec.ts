// The specification of a wide picture without a product, for the home page, category banners and category tiles.
import { departments } from './picture-spec.ts'
import type { PictureColours } from './picture-spec.ts'

/** One scene per department, and one for the home page. */
export const sceneNames = ['home', ...departments] as const
export type SceneName = (typeof sceneNames)[number]

/** A hero is 16:7, a banner 4:1 and a tile 4:5. */
export const sceneShapes = ['hero', 'banner', 'tile'] as const
export type SceneShape = (typeof sceneShapes)[number]

/**
 * The specification of a scene.
 * @example { scene: 'balls', shape: 'hero', colours: { main: '#0b6b3a', second: '#ffffff', accent: '#ffd200' }, seed: 1 }
 */
export interface SceneSpec {
  scene: SceneName
  shape: SceneShape
  /** The colours of the ground, its lines, and the objects on it. */
  colours: PictureColours
  seed: number
}

/** The colours that suit each scene best; the home page may put its accent first. */
export const sceneColours: Record<SceneName, PictureColours> = {
  home: { main: '#b3262a', second: '#ffffff', accent: '#ffd23f' },
  'team-wear': { main: '#2f8f4e', second: '#ffffff', accent: '#d7263d' },
  'racket-sports': { main: '#2c6fb3', second: '#ffffff', accent: '#d9f03a' },
  shoes: { main: '#c4472f', second: '#ffffff', accent: '#12305f' },
  clothing: { main: '#3b3f8f', second: '#f3efe6', accent: '#ff7a45' },
  balls: { main: '#e07a2f', second: '#ffffff', accent: '#1d3557' },
  accessories: { main: '#0f7173', second: '#ffffff', accent: '#f4c430' },
}

const ratios: Record<SceneShape, number> = { hero: 16 / 7, banner: 4, tile: 4 / 5 }

/** The height for a width. */
export function sceneHeight(shape: SceneShape, width: number): number {
  return Math.round(width / ratios[shape])
}
