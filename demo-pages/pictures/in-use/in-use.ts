// Products in use: worn, held or played with, where that happens.
import type { Pen } from '../drawing/pen.ts'
import type { UsedSilhouette } from '../picture-spec.ts'
import { held } from './held.ts'
import { played } from './played.ts'
import { worn } from './worn.ts'

/** The drawing of each silhouette that has the view `use`. */
export const inUse: Record<UsedSilhouette, (pen: Pen) => string> = { ...worn, ...held, ...played }
