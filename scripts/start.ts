// Starts the demo shop: builds missing or outdated widgets, then serves. The host reads PORT, DATA_DIR, DATABASE_URL and FLAVOUR.
import { ensureBuilt } from './build-state.ts'
import { endWithNpm } from './end-with-npm.ts'

endWithNpm()
await ensureBuilt(process.env['FLAVOUR'] ?? 'preact')
await import('../demo-pages/server/main.ts')
