// The files that search engines request at the root: robots.txt, and a sitemap of every store.
import { getDictionary } from '../catalogue/dictionary.ts'
import { categoryPath, productPath } from '../catalogue/view.ts'
import type { PagesHost } from '../host/host.ts'
import { publicOrigin } from '../server/public-origin.ts'
import type { HostContext } from '../host/context.ts'
import { storeViews, type StoreView } from '../host/store-view.ts'
import { ShopError } from '../shop/shop-error.ts'
import { articleSlugs } from './article-files.ts'

/** Far below the 50,000 addresses and 50 MB that a sitemap may have. */
const mapSize = 10_000
const cached = 'public, max-age=3600'

/** Personal pages and calls below a store. Filtered lists are not here, since crawlers could not read their `noindex` then. */
const closed = ['api/', 'account', 'checkout', 'customer/', 'logout', 'wishlist', 'compare']

/** Adds `/robots.txt`, `/sitemap.xml` and the sitemaps it lists. */
export function serveSitemap(host: PagesHost): void {
  const { db, root, options } = host
  const lastProduct = async () => {
    const { id } = await db
      .selectFrom('product')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    return id ?? 0
  }
  root.get('/robots.txt', (c) => {
    const lines = storeViews.flatMap(({ code }) => closed.map((path) => `Disallow: /${code}/${path}`))
    c.header('Cache-Control', cached)
    return c.text(`User-agent: *\n${lines.join('\n')}\n\nSitemap: ${publicOrigin(c, options)}/sitemap.xml\n`)
  })
  root.get('/sitemap.xml', async (c) => {
    const parts = Math.ceil((await lastProduct()) / mapSize)
    const names = ['pages', ...Array.from({ length: parts }, (_, at) => `products-${at + 1}`)]
    const maps = storeViews.flatMap(({ code }) => names.map((name) => `${publicOrigin(c, options)}/sitemap/${code}-${name}.xml`))
    return sendXml(c, 'sitemapindex', 'sitemap', maps)
  })
  root.get('/sitemap/:map{[a-z]+-(pages|products-[1-9][0-9]*)\\.xml}', async (c) => {
    const [code, kind, part] = c.req.param('map').replace('.xml', '').split('-')
    const store = storeViews.find((view) => view.code === code)
    if (!store) throw new ShopError(404, 'error.not-found')
    const paths = kind === 'pages' ? await pagePaths(host, store) : await productPaths(host, store, Number(part))
    if (paths.length === 0) throw new ShopError(404, 'error.not-found')
    return sendXml(
      c,
      'urlset',
      'url',
      paths.map((path) => publicOrigin(c, options) + path),
    )
  })
}

/** The addresses of the home page, all categories and the articles. */
async function pagePaths({ db }: PagesHost, store: StoreView): Promise<string[]> {
  const { categories } = await getDictionary(db)
  return [
    `/${store.code}/`,
    ...[...categories.values()].map(({ texts }) => categoryPath(store, texts[store.language].urlPath)),
    ...['contact', 'clubs', ...articleSlugs.map((slug) => `pages/${slug}`)].map((path) => `/${store.code}/${path}`),
  ]
}

/** One part of the products, split by id, so that a product stays in its sitemap when others come and go. */
async function productPaths({ db }: PagesHost, store: StoreView, part: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('product_price', 'product_price.product_id', 'product.id')
    .where('product_price.store_id', '=', store.id)
    .where('product.id', '>', (part - 1) * mapSize)
    .where('product.id', '<=', part * mapSize)
    .orderBy('product.id')
    .select('product.slug')
    .execute()
  return rows.map(({ slug }) => productPath(store, slug))
}

function sendXml(c: HostContext, list: string, entry: string, addresses: readonly string[]): Response {
  const entries = addresses.map((address) => `<${entry}><loc>${address.replaceAll('&', '&amp;')}</loc></${entry}>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${list}>\n`
  return c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cached })
}
