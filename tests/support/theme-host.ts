// A shop whose pages are printed by an engine outside Node: one of the example themes, in front of the demo host's API.
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Liquid } from 'liquidjs'
import * as v from 'valibot'
import { passOn } from './pass-on.ts'

/** The engines with an example theme. */
export type Engine = 'php' | 'twig' | 'liquid'

const themes = join(import.meta.dirname, '../../demo-pages/themes')
const settings = {
  locale: 'en_GB',
  store: { id: 3, code: 'en', name: 'Theme shop' },
  currency: 'GBP',
  country: 'GB',
  baseUrl: '/en/',
  apiUrl: '/en/',
  extensions: ['session', 'account', 'orders', 'products', 'reviews', 'alerts', 'advice', 'gift-cards', 'teams', 'service', 'helpers'],
  routes: {
    home: '/en/',
    search: '/en/list',
    product: '/en/one?id={id}',
    cart: '/en/basket',
    checkout: '/en/checkout',
    wishlist: '/en/wishlist',
  },
}
const Tags = v.array(v.string())
const Manifest = v.object({
  version: v.string(),
  tags: v.object({ head: Tags }),
  widgets: v.record(v.string(), v.object({ tags: Tags })),
  languages: v.object({ en: v.object({ tags: v.object({ head: Tags, widgets: v.record(v.string(), Tags) }) }) }),
})
const List = v.object({ catalog: v.object({ items: v.array(v.looseObject({ product_id: v.number(), name: v.string() })) }) })

interface View {
  name: string
  values: { title: string; widgets: readonly string[] } & Record<string, unknown>
}

/** Starts a theme of that engine in front of the host at `demo`, with the category whose list it shows. */
export async function startTheme(
  engine: Engine,
  demo: string,
  build: string,
  category: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  const manifest = v.parse(Manifest, JSON.parse(await readFile(join(build, 'touchline.manifest.json'), 'utf8')))
  const base = `/touchline/${manifest.version}/`
  const request = async (call: string) => (await fetch(`${demo}/en/${call}`)).json()

  async function viewOf(address: URL): Promise<View | null> {
    const id = /^\d+$/.exec(address.searchParams.get('id') ?? '')?.[0]
    if (address.pathname === '/en/') return { name: 'home', values: { title: 'Welcome', widgets: [], list: '/en/list' } }
    if (address.pathname === '/en/basket') return { name: 'cart', values: { title: 'Cart', widgets: ['cart'] } }
    if (address.pathname === '/en/list') {
      const { catalog } = v.parse(List, await request(`catalog/category/${category}/product/list`))
      return { name: 'list', values: { title: 'Water bottles', widgets: ['product-list'], category, items: catalog.items } }
    }
    if (address.pathname !== '/en/one' || !id) return null
    const product = v.parse(v.looseObject({ name: v.string() }), await request(`catalog/product/${id}`))
    return { name: 'product', values: { title: product.name, widgets: ['product-options', 'add-to-cart'], product } }
  }
  const print = engine === 'liquid' ? throughLiquid(build, (widgets) => headOf(manifest, base, widgets)) : throughPhp(engine, build, base)

  const server = createServer((question, answer) => {
    const address = new URL(question.url ?? '/', 'http://shop.invalid')
    const isPage = question.headers.accept?.startsWith('text/html') ?? false
    const send = (status: number, page: string) => answer.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
    if (!isPage) return passOn(question, answer, demo)
    viewOf(address)
      .then(async (view) => (view ? send(200, await print(view)) : send(404, '<h1>Not found</h1>')))
      // The page shows the engine's error, which the test's log then contains.
      .catch((error: unknown) => send(500, `<pre>${String(error)}</pre>`))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const scriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** What touchline.php prints into the head, for an engine without it. */
function headOf({ tags, widgets, languages: { en } }: v.InferOutput<typeof Manifest>, base: string, names: readonly string[]): string {
  const all = [
    ...tags.head,
    ...en.tags.head,
    ...names.flatMap((name) => [...(widgets[name]?.tags ?? []), ...(en.tags.widgets[name] ?? [])]),
  ]
  const lines = [...new Set(all)].join('\n').replaceAll('{base}', base)
  return `${lines}\n<script type="application/json" id="touchline-page">${scriptText(settings)}</script>`
}

function throughLiquid(build: string, head: (widgets: readonly string[]) => string): (view: View) => Promise<string> {
  const liquid = new Liquid({ root: join(themes, 'liquid'), partials: join(build, 'templates/liquid'), extname: '.liquid' })
  return async ({ name, values }) => {
    const given = { ...values, routes: settings.routes, head: head(['header-search', 'wishlist-badge', 'minicart', ...values.widgets]) }
    const main: unknown = await liquid.renderFile(name, given)
    return String(await liquid.renderFile('layout', { ...given, content_for_layout: main }))
  }
}

function throughPhp(engine: Engine, build: string, base: string): (view: View) => Promise<string> {
  return async ({ name, values }) => {
    const script = join(import.meta.dirname, 'theme.php')
    const php = spawn('php', ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1', script, engine, join(themes, engine), build, name])
    php.stdin.end(JSON.stringify({ page: settings, base, values }))
    const [page, complaints] = await Promise.all([text(php.stdout), text(php.stderr)])
    if (complaints !== '') throw new Error(complaints)
    return page
  }
}
