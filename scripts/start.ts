// Starts the demo shop: builds the widgets where they are missing or old, then serves. PORT, DATA_DIR, DATABASE_URL and FLAVOUR are the host's.
import { build, isStale } from './build-state.ts'

const flavour = process.env['FLAVOUR'] ?? 'preact'
if (await isStale(flavour)) await build(flavour)
await import('../demo-pages/server/main.ts')
