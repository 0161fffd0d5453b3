// Compares the header search with @algolia/autocomplete-js: bytes, start-up, a keystroke with a cached answer, memory. Same data, same run, without the debounce.
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { answerCalls } from '../conformance/call-answers.ts'
import { mountHtml, readFixture, stage } from '../conformance/stage.ts'
import type { Manifest } from './built.ts'
import { bundleStage } from './bundle-stage.ts'
import { median, type Row } from './row.ts'
import { costOf, openSlowPage, type SlowPage } from './slow-page.ts'

const runs = 3
const keystrokes = 15
const url = (kind: string, index: number) => `/en/${kind}/${index}`
const places = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `Racket ${kind} ${index}`, url: url(kind, index) }))
const group = <Match>(matches: Match[], total: number) => ({ matches, total_matches: total })
/** Twenty suggestions in four groups. */
const answer = {
  keyword_results: group(places('keyword', 5), 25),
  category_results: group(places('category', 5), 6),
  filter_results: group(places('filter', 4), 4),
  product_results: group(
    places('product', 6).map((place, index) => ({
      ...place,
      product_id: index + 1,
      sku: `SKU-${index}`,
      image: null,
      final_price_incl_tax: 20 + index,
    })),
    372,
  ),
}
const peerGroups = Object.entries(answer).map(([name, { matches, total_matches: total }]) => ({
  name,
  total,
  matches: matches.map((match, index) => ({ ...match, image: null, price: 'sku' in match ? `£${20 + index}.00` : null })),
}))

/** Measures both, and their ratio. */
export async function measureSearch(browser: Browser, origin: string, root: string, manifest: Manifest): Promise<Row[]> {
  const script = await bundleStage(root, 'search-peer')
  const contenders = [
    { name: 'ours', open: (slow: SlowPage) => openOurs(slow, origin), field: '.header-search-input', option: '.header-search-option' },
    {
      name: 'autocomplete-js',
      open: (slow: SlowPage) => openPeer(slow, script),
      field: '#peer input',
      option: '.aa-Panel .option',
    },
  ]
  const rows: Row[] = []
  const { chunks = [], later = [] } = manifest.widgets['header-search'] ?? {}
  const runtime = manifest.widgets['wishlist-badge']?.chunks ?? []
  /** Includes the panel, which loads with the first letter, but not files that load with other uses of the header. */
  const panel = later.filter((file) => manifest.files[file]?.name === 'Panel')
  const sizeOf = (list: readonly string[]) => [...new Set(list)].reduce((sum, file) => sum + (manifest.files[file]?.brotli ?? 0), 0)
  const row = (what: string, value: number, unit: Row['unit'], bar: number | null = null) =>
    rows.push({ group: 'Search', what, value, unit, bar, isPeer: what.startsWith('autocomplete-js') })
  const peerBytes = brotliCompressSync(script).length
  row('ours, on a page that has the runtime', sizeOf([...chunks.filter((file) => !runtime.includes(file)), ...panel]), 'bytes', peerBytes)
  row(
    'ours, alone on a page with its calls',
    sizeOf(['touchline.js', ...chunks, ...(manifest.pages['account']?.calls ?? []), ...panel]),
    'bytes',
  )
  row('autocomplete-js with these templates', peerBytes, 'bytes')
  for (const { name, open, field, option } of contenders) {
    const starts: number[] = []
    const keys: number[] = []
    const heaps: number[] = []
    for (let run = 0; run < runs; run++) {
      const slow = await openSlowPage(browser)
      starts.push(await open(slow))
      await slow.page.locator(field).click()
      await slow.page.locator(field).pressSequentially('racket', { delay: 5 })
      await slow.page.locator(option).nth(19).waitFor()
      await slow.collectGarbage()
      const before = await slow.counters()
      keys.push(median(await slow.page.evaluate(typeKnown, { field, option, keystrokes })))
      await slow.collectGarbage()
      heaps.push(((await slow.counters()).JSHeapUsedSize - before.JSHeapUsedSize) / 1024)
      await slow.close()
    }
    row(`${name}: start-up, CPU x 4`, median(starts), 'ms')
    row(`${name}: keystroke to 20 known suggestions drawn, CPU x 4`, median(keys), 'ms', name === 'ours' ? 16.7 : null)
    row(`${name}: heap after ${keystrokes} keystrokes`, median(heaps), 'kB')
  }
  return rows
}

/** Runs in the page: clears the field, types a cached query, and measures the time until twenty suggestions have been laid out. */
async function typeKnown({ field, option, keystrokes: times }: { field: string; option: string; keystrokes: number }): Promise<number[]> {
  const input = document.querySelector<HTMLInputElement>(field)
  if (!input) throw new Error('There is no field to type into')
  const count = () => document.querySelectorAll(option).length
  const write = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text.slice(-1), inputType: 'insertText' }))
  }
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      if (isSo()) return resolve()
      const observer = new MutationObserver(() => {
        if (!isSo()) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true })
    })
  const spent: number[] = []
  for (let time = 0; time < times; time++) {
    write('')
    // Waits until the popup is closed before the next letter.
    await until(() => count() === 0)
    await new Promise((resolve) => setTimeout(resolve, 50))
    const start = performance.now()
    write('racket')
    await until(() => count() >= 20)
    document.body.getBoundingClientRect()
    spent.push(performance.now() - start)
  }
  return spent
}

async function openOurs(slow: SlowPage, origin: string): Promise<number> {
  await answerCalls(slow.page, origin, { 'api/search/autocomplete': answer })
  const mount = mountHtml('header-search', await readFixture('header-search'), { attributes: { 'data-when': 'load' } })
  const address = await stage(slow.page, origin, 'en', mount)
  return costOf(slow, address, () => document.querySelector('[data-touchline-status="ready"]') !== null)
}

async function openPeer(slow: SlowPage, script: string): Promise<number> {
  const address = 'http://peer.test/'
  const data = JSON.stringify(peerGroups)
  await slow.page.route(`${address}**`, (route) =>
    route.request().url() === address
      ? route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><title>Peer</title><link rel="icon" href="data:,"><div id="peer"></div><script>window.peerGroups=${data}</script><script type="module" src="/peer.js"></script>`,
        })
      : route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  return costOf(slow, address, () => Reflect.get(window, 'peerStands') === true)
}
