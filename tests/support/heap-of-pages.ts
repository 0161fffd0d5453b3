// Measures the heap that a rendered page leaves, in bytes for each kind of page: `node --expose-gc tests/support/heap-of-pages.ts 200 product`.
// A separate process, since in another one other objects are collected or kept meanwhile. Prints one line of JSON.
import { setTimeout } from 'node:timers/promises'
import { createHost } from '#demo-pages/server/app.ts'

const pages = Number(process.argv[2] ?? 200)
/** A leak grows in every round; memory that the compiler and the database's driver still allocate appears in one. So the smallest counts. */
const rounds = 3
const flavour = process.env['FLAVOUR'] === 'react' ? 'react' : 'preact'
/** After this many pages, the caches of compiler, templates and catalogue are full. */
const warmUp = 100
/** nanostores unmounts a store one second after its last listener. */
const letGo = 1100

if (!globalThis.gc) throw new Error('heap-of-pages: start node with --expose-gc, or nothing is collected when it should be')
const collect = globalThis.gc

const host = await createHost({ flavour, seedSize: 300, ...(process.env['DIST'] ? { dist: process.env['DIST'] } : {}) })
const slugs = await host.db.selectFrom('product').select('slug').where('type', '=', 'configurable').limit(50).execute()
const categories = await host.db.selectFrom('category_text').select('url_path').where('language', '=', 'en').execute()
const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('heap-of-pages: the shop sells nothing')
  return item
}

/** Kinds of pages with their addresses in turn. */
const kinds: Record<string, (turn: number) => string> = {
  home: () => '',
  list: (turn) => at(categories, turn).url_path,
  search: (turn) => `search?query=${at(['shirt', 'ball', 'racket'], turn)}`,
  product: (turn) => `product/${at(slugs, turn).slug}`,
  cart: () => 'checkout/cart',
  checkout: () => 'checkout',
  wishlist: () => 'wishlist',
  compare: () => 'compare',
}

async function draw(path: string): Promise<void> {
  const answer = await host.fetch(new Request(`http://localhost/en/${path}`))
  const text = await answer.text()
  if (answer.status >= 400) throw new Error(`heap-of-pages: /en/${path} answered ${answer.status}: ${text.slice(0, 200)}`)
}

async function heap(): Promise<number> {
  await setTimeout(letGo)
  collect()
  await setTimeout(0)
  collect()
  return process.memoryUsage().heapUsed
}

/** The kinds to measure, by name; all by default. */
const requested = process.argv.slice(3)
const left: Record<string, number> = {}
for (const [kind, address] of Object.entries(kinds).filter(([name]) => requested.length === 0 || requested.includes(name))) {
  for (let turn = 0; turn < warmUp; turn++) await draw(address(turn))
  const grown: number[] = []
  let before = await heap()
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < pages; turn++) await draw(address(turn))
    const after = await heap()
    grown.push((after - before) / pages)
    before = after
  }
  left[kind] = Math.round(Math.min(...grown))
}
await host.close()
console.log(JSON.stringify(left))
