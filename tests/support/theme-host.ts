// A shop whose pages are printed by an engine outside Node: one of the example themes, in front of the demo host's API.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Liquid } from 'liquidjs'
import * as v from 'valibot'
import { passOn } from '#scripts/mock-host/pass-on.ts'
import { headOf, readManifest } from '#scripts/mock-host/suite-files.ts'

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
  const manifest = readManifest(build)
  const base = `/touchline/${manifest.version}/`
  const request = async (call: string) => (await fetch(`${demo}/en/${call}`)).json()

  async function viewOf(address: URL): Promise<View | null> {
    const id = /^\d+$/.exec(address.searchParams.get('id') ?? '')?.[0]
    if (address.pathname === '/en/') {
      const categories = [{ name: 'Water bottles', url: '/en/list' }]
      return { name: 'home', values: { title: 'Welcome', widgets: [], categories } }
    }
    if (address.pathname === '/en/checkout') return { name: 'checkout', values: { title: 'Checkout', widgets: ['checkout'] } }
    if (address.pathname === '/en/checkout/success')
      return { name: 'success', values: { title: 'Thank you', widgets: ['order-confirmation'], order: { order_number: '100000001' } } }
    if (address.pathname === '/en/basket') return { name: 'cart', values: { title: 'Cart', widgets: ['cart'] } }
    if (address.pathname === '/en/list') {
      const { catalog } = v.parse(List, await request(`catalog/category/${category}/product/list`))
      return { name: 'list', values: { title: 'Water bottles', widgets: ['product-list'], category, items: catalog.items } }
    }
    if (address.pathname !== '/en/one' || !id) return null
    const product = v.parse(v.looseObject({ name: v.string() }), await request(`catalog/product/${id}`))
    return { name: 'product', values: { title: product.name, widgets: ['product-options', 'add-to-cart'], product } }
  }
  const print =
    engine === 'liquid' ? throughLiquid(build, (widgets) => headOf(manifest, 'en', widgets, settings)) : throughPhp(engine, build, base)

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
