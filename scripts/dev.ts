// The shop while one works on it: rebuilds and restarts on save, and loads open pages anew. `npm run dev`
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildInputs, ensureBuilt } from './build-state.ts'
import { startProxy } from './dev/proxy.ts'
import { endWithNpm } from './end-with-npm.ts'
import { startShop, type ShopProcess } from './dev/shop-process.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env['PORT'] ?? 4173)
const flavour = process.env['FLAVOUR'] ?? 'preact'
const proxy = await startProxy(port)
let shop: ShopProcess | null = null

/** Brings what runs up to what was saved. A build or start that fails is said; the next save tries again. */
async function refresh(): Promise<void> {
  try {
    await ensureBuilt(flavour)
    proxy.setTarget(null)
    await shop?.stop()
    shop = null
    shop = await startShop()
    proxy.setTarget(shop.port)
    proxy.reload()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}

// Saves come in bursts, and one that comes during a refresh asks for another.
let running: Promise<void> | null = null
let isAskedAgain = false
let timer: NodeJS.Timeout | undefined
function askForRefresh(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (running) {
      isAskedAgain = true
      return
    }
    running = refresh().finally(() => {
      running = null
      if (isAskedAgain) askForRefresh()
      isAskedAgain = false
    })
  }, 80)
}

for (const path of [...buildInputs, 'demo-pages']) {
  watch(join(root, path), { recursive: true }, (_event, file) => {
    if (!file || !/\.test\.tsx?$|\.md$/.test(file)) askForRefresh()
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    proxy.close()
    void Promise.resolve(shop?.stop()).then(() => process.exit(0))
  })
}

endWithNpm()
await refresh()
console.log(`ready http://localhost:${port}, rebuilt and reloaded on save`)
