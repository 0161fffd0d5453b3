// The two builds: preact is what ships, react proves that the source is plain React.
import { join } from 'node:path'

/** Which library draws the views. */
export type Flavour = 'preact' | 'react'

const preact = join(import.meta.dirname, '../../shared/mount/preact.ts')

/** What every page has in valibot's place; the server's renderer and tests have valibot. */
export const smaller = { valibot: join(import.meta.dirname, '../../shared/schemas/small-valibot.ts') }

/** What esbuild replaces in the preact build. Whoever uses more of React than that file gives is told by the build. */
export const aliases: Record<Flavour, Record<string, string>> = {
  preact: {
    react: preact,
    'react-dom': preact,
    'react-dom/client': preact,
    'react/jsx-runtime': preact,
  },
  react: {},
}
