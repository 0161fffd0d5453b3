// A theme for the spec host, written from README and docs alone: the script's tag, the page's settings, mounts around the platform's HTML.
import type { Theme } from '../spec-host/pages/theme.ts'
import { frameOf } from './frame.ts'
import { lists } from './lists.ts'
import { product } from './product.ts'
import { visitor } from './visitor.ts'

/** The path of the build in tests. */
export const suiteAt = '/touchline/1.0.0/'

export const specTheme: Partial<Theme> = { ...frameOf(suiteAt), ...lists, ...product, ...visitor }
