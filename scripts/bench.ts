// Measures the suite against its limits: `npm run bench`, or `npm run bench -- bytes growth` for some. Bytes are exact;
// times are measured with the CPU slowed down four times, so compare them within one run only.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawRows, type Row } from '../tests/benchmarks/row.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { countBytes, readManifest } from './bench/bytes.ts'
import { KB, pageLimits } from './bench/budgets.ts'
import { ensureBuilt } from './build-state.ts'

const root = join(import.meta.dirname, '..')
const flavour = process.env['FLAVOUR'] ?? 'preact'
const requested = process.argv.slice(2)
const isAsked = (name: string) => requested.length === 0 || requested.includes(name)

await ensureBuilt(flavour)
const manifest = await readManifest(root, flavour)
const rows: Row[] = []
if (isAsked('bytes')) {
  rows.push(...countBytes(manifest).map(({ what, value, unit, limit }): Row => ({ group: 'Bytes', what, value, unit, bar: limit })))
}
if (['pages', 'growth', 'cart', 'checkout', 'orders', 'returns', 'memory', 'search', 'list', 'kinds', 'gallery', 'content'].some(isAsked))
  rows.push(...(await measureInBrowser()))

// Needs the whole machine for minutes, so it runs only when named.
if (requested.includes('load')) {
  const { measureLoad } = await import('../tests/benchmarks/load.ts')
  rows.push(...(await measureLoad()))
}

const results = join(root, 'tests/benchmarks/results')
await mkdir(results, { recursive: true })
const file = join(results, `${flavour}${requested.length > 0 ? `-${requested.join('-')}` : ''}.json`)
// Bytes are exact, so the table shows their change since they were last stored.
const kept: { rows: Row[] } = JSON.parse(await readFile(file, 'utf8').catch(() => '{"rows":[]}'))
const before = new Map(kept.rows.filter(({ group }) => group === 'Bytes').map(({ what, value }) => [what, value]))
console.log(drawRows(rows, before))
await writeFile(file, `${JSON.stringify({ build: manifest.build, rows }, null, 2)}\n`)
const over = rows.filter(({ value, bar }) => bar !== null && value > bar)
console.log(`\n${rows.length} numbers, ${over.length} over their bar; kept in ${file.slice(root.length + 1)}`)

async function measureInBrowser(): Promise<Row[]> {
  // The shop and its database are loaded only if a measurement needs them.
  const { serveShop } = await import('../tests/support/serve-shop.ts')
  const { measureCheckout } = await import('../tests/benchmarks/checkout.ts')
  const { measureContent } = await import('../tests/benchmarks/content.ts')
  const { measureGallery } = await import('../tests/benchmarks/gallery.ts')
  const { measureGrowth } = await import('../tests/benchmarks/growth.ts')
  const { measureList } = await import('../tests/benchmarks/list-peer.ts')
  const { measureParts } = await import('../tests/benchmarks/parts.ts')
  const { measureKinds } = await import('../tests/benchmarks/kinds.ts')
  const { measureLines } = await import('../tests/benchmarks/lines.ts')
  const { measureMemory } = await import('../tests/benchmarks/memory.ts')
  const { measureOrders } = await import('../tests/benchmarks/orders.ts')
  const { measurePages } = await import('../tests/benchmarks/pages.ts')
  const { measureReturns } = await import('../tests/benchmarks/returns.ts')
  const { measureSearch } = await import('../tests/benchmarks/search-peer.ts')
  const browser = await launchBrowser({ isWhole: true })
  const shop = await serveShop({ flavour: flavour === 'react' ? 'react' : 'preact', seedSize: 1200 })
  try {
    return [
      ...(isAsked('pages')
        ? await measurePages(browser, shop, new Map(Object.entries(pageLimits).map(([page, limit]) => [page, limit * KB])))
        : []),
      ...(isAsked('growth') ? await measureGrowth(browser, shop.url, ['wishlist-badge', 'wishlist-toggle', 'minicart']) : []),
      ...(isAsked('cart') ? await measureLines(browser, shop) : []),
      ...(isAsked('checkout') ? await measureCheckout(browser, shop) : []),
      ...(isAsked('orders') ? await measureOrders(browser, shop) : []),
      ...(isAsked('returns') ? await measureReturns(browser, shop) : []),
      ...(isAsked('kinds') ? await measureKinds(browser, shop.url) : []),
      ...(isAsked('gallery') ? await measureGallery(browser, shop.url, root) : []),
      ...(isAsked('search') ? await measureSearch(browser, shop.url, root, manifest) : []),
      ...(isAsked('list') ? await measureList(browser, shop.url, root, manifest) : []),
      ...(isAsked('list') ? await measureParts(browser, shop.url) : []),
      ...(isAsked('content') ? await measureContent(browser, shop.url) : []),
      ...(isAsked('memory') ? await measureMemory(browser, shop.url, Object.keys(manifest.widgets)) : []),
    ]
  } finally {
    await browser.close()
    await shop.close()
  }
}
