// The scene of a department, in colours that match the store.
import { sceneColours, sceneNames, type SceneShape, type SceneSpec } from '../pictures/scene-spec.ts'
import { sceneUrl } from '../pictures/picture-url.ts'
import type { StoreView } from '../host/store-view.ts'

type Colours = { main: string; second: string; accent: string }

/** The colours of ground, lines and objects on the home page of each store. */
const homes: Record<StoreView['code'], Colours> = {
  nl: { main: '#1c4a3a', second: '#f4f5f3', accent: '#ff6a2b' },
  be: { main: '#3a1420', second: '#f4f5f3', accent: '#ff4d7d' },
  en: { main: '#14245c', second: '#f4f5f3', accent: '#ff5a3c' },
  de: { main: '#123c31', second: '#f4f5f3', accent: '#ffd21f' },
  se: { main: '#0c3d58', second: '#f4f5f3', accent: '#ffcd1f' },
}

const grounds: Record<string, Colours> = {
  'team-wear': { main: '#1f5138', second: '#f1f3ee', accent: '#e4572e' },
  'racket-sports': { main: '#1d4f91', second: '#f1f3ee', accent: '#d7f24b' },
  shoes: { main: '#a43a22', second: '#f1f3ee', accent: '#f4c430' },
  clothing: { main: '#31343d', second: '#f1f3ee', accent: '#e0567b' },
  balls: { main: '#b4691f', second: '#f1f3ee', accent: '#f4f1de' },
  accessories: { main: '#28515e', second: '#f1f3ee', accent: '#f2a541' },
}

/** The number of different scenes of a kind that the pages show. */
const mostSeeds = 24

/** Whether a page can show this scene; others are not drawn. */
export function isShownScene({ colours, seed }: SceneSpec): boolean {
  const known = [...Object.values(homes), ...Object.values(grounds), ...Object.values(sceneColours)]
  return (
    seed <= mostSeeds &&
    known.some(({ main, second, accent }) => main === colours.main && second === colours.second && accent === colours.accent)
  )
}

/** The picture of a department or of the home page, 1280 wide; other widths differ only in the number. */
export function sceneOf(store: StoreView, code: string, shape: SceneShape, seed = 1): string {
  const scene = sceneNames.find((name) => name === code) ?? 'home'
  return sceneUrl({ scene, shape, colours: grounds[code] ?? homes[store.code], seed }, 1280)
}
