// Starts the demo shop: builds the widgets where they are missing or old, then serves. PORT, DATA_DIR, DATABASE_URL and FLAVOUR are the host's.
import { ensureBuilt } from './build-state.ts'
import { endWithNpm } from './end-with-npm.ts'

endWithNpm()
await ensureBuilt(process.env['FLAVOUR'] ?? 'preact')
await import('../demo-pages/server/main.ts')
