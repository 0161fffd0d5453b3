// The shop in development: rebuilds and restarts on save, and reloads open pages. `npm run dev`
import { join } from 'node:path'
import { buildInputs, ensureBuilt } from './build-state.ts'
import { canPatch, patcher } from './dev/patch.ts'
import { startProxy } from './dev/proxy.ts'
import { watchSaves } from './dev/saves.ts'
import { endWithNpm } from './end-with-npm.ts'
import { startShop, type ShopProcess } from './dev/shop-process.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env['PORT'] ?? 4173)
const flavour = process.env['FLAVOUR'] === 'react' ? 'react' : 'preact'
const patch = patcher(flavour)
const proxy = await startProxy(port)
let shop: ShopProcess | null = null
/** The files saved since the last refresh. */
const saved = new Set<string>()

/** Applies the saved files. A failed build or start is reported; the next save tries again. */
async function refresh(): Promise<void> {
  const paths = [...saved]
  saved.clear()
  try {
    // Views and styles are patched into the build, and the shop keeps running.
    if (shop && canPatch(paths) && (await patch(paths))) return proxy.reload()
    // Files of the shop alone need no build.
    if (!shop || !paths.every((path) => path.startsWith('demo-pages/'))) await ensureBuilt(flavour)
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

// Saves come in bursts, and a save during a refresh requests another refresh.
let running: Promise<void> | null = null
let isRequestedAgain = false
let timer: NodeJS.Timeout | undefined
function requestRefresh(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (running) {
      isRequestedAgain = true
      return
    }
    running = refresh().finally(() => {
      running = null
      if (isRequestedAgain) requestRefresh()
      isRequestedAgain = false
    })
  }, 80)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    proxy.close()
    void Promise.resolve(shop?.stop()).then(() => process.exit(0))
  })
}

endWithNpm()
watchSaves(root, [...buildInputs, 'demo-pages'], (path) => {
  saved.add(path)
  requestRefresh()
})
await refresh()
console.log(`ready http://localhost:${port}, rebuilt and reloaded on save`)
// The first patch is the slowest; now nobody waits for it.
if (shop) await patch(['shared/ui/Button.tsx']).catch(() => false)
