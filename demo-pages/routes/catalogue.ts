// The catalogue's calls: the same for every shopper of a store, so that caches may store them.
import type { Catalogue } from '../catalogue/shapes.ts'
import type { Hono } from 'hono'
import { getDividers } from '../catalogue/dividers.ts'
import { getListing } from '../catalogue/listing.ts'
import { readListingRequest } from '../catalogue/listing-query.ts'
import { getProductById } from '../catalogue/product.ts'
import type { ProductPage } from '../catalogue/product.ts'
import { getSizeChart } from '../catalogue/size-chart.ts'
import { readId } from '../server/body.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { ShopError } from '../shop/shop-error.ts'

/** Browsers revalidate each time, since stock and price change; a shared cache may answer for half a minute. */
const cached = { 'Cache-Control': 'public, max-age=0, s-maxage=30' }

/** Registers the calls at `catalog/...` and again at `api/catalog/...`. */
export function registerCatalogue(store: Hono<HostEnv>): void {
  for (const base of ['/catalog', '/api/catalog']) {
    store.get(`${base}/product/:id{\\d+}`, async (c) => c.json((await findProduct(c)).product, 200, cached))
    store.get(`${base}/product/:id{\\d+}/specification`, async (c) => c.json((await findProduct(c)).product.specification, 200, cached))
    store.get(`${base}/product/:id{\\d+}/size-chart`, async (c) => {
      const chart = await getSizeChart(c.get('shop').db, c.get('store'), idOf(c))
      if (!chart) throw new ShopError(404, 'error.not-found', { code: 'product' })
      return c.json(chart, 200, cached)
    })
    store.get(`${base}/search/product/list`, (c) => answerList(c, null))
    store.get(`${base}/anonymous-category/product/list`, (c) => answerList(c, null))
    store.get(`${base}/category/:id{\\d+}/product/list`, (c) => answerList(c, idOf(c)))
    store.get(`${base}/category/:id{\\d+}/filter-dividers/list`, async (c) => {
      const storeId = c.req.query('s')
      if (storeId !== undefined && storeId !== String(c.get('store').id)) throw new ShopError(400, 'error.refused', { code: 'store' })
      return c.json(await getDividers(c.get('shop').db, idOf(c)), 200, cached)
    })
  }
}

async function answerList(c: HostContext, categoryId: number | null): Promise<Response> {
  const request = await readListingRequest(c.get('shop').db, new URL(c.req.url).searchParams)
  const inCategory = categoryId === null ? request : { ...request, categoryId }
  return c.json(toWire(await getListing(c.get('shop').db, c.get('store'), inCategory), c.get('store')), 200, cached)
}

/** The Swedish store writes the bounds of its price facet as older versions of the platform did. */
function toWire(listing: Catalogue, { code }: { code: string }): object {
  if (code !== 'se') return listing
  const filters = listing.catalog.filters.map((facet) => {
    const { minimum_value: MinimumValue, maximum_value: MaximumValue, ...rest } = facet
    return facet.type === 'price' ? { ...rest, MinimumValue, MaximumValue } : facet
  })
  return { ...listing, catalog: { ...listing.catalog, filters } }
}

async function findProduct(c: HostContext): Promise<ProductPage> {
  const page = await getProductById(c.get('shop').db, c.get('store'), idOf(c))
  if (!page) throw new ShopError(404, 'error.not-found', { code: 'product' })
  return page
}

function idOf(c: HostContext): number {
  return readId(c.req.param('id'))
}
