// The editor's calls: load, save, publish, versions, the canvas, and searches of its pickers.
import type { Hono } from 'hono'
import * as v from 'valibot'
import { getCategoryTree } from '../catalogue/category-tree.ts'
import { getItems } from '../catalogue/items.ts'
import { getListing } from '../catalogue/listing.ts'
import { openDesk } from '../operator/desk.ts'
import type { Frame } from '../pages/frame.ts'
import { sceneNames } from '../pictures/scene-spec.ts'
import { readId, readJson } from '../server/body.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { storeViews, type StoreView } from '../host/store-view.ts'
import { ShopError } from '../shop/shop-error.ts'
import { readDocument } from './document.ts'
import { faultsOf } from './faults-of.ts'
import { gapsOf } from './gaps-of.ts'
import { checkLinks } from './link-check.ts'
import { cancelPlan, getPage, getVersion, listVersions, publishPage, savePage, takeDown } from './pages-of-editors.ts'
import { readPalette } from './palette.ts'
import { printContents } from './print-block.ts'
import { clearSharedCache } from './shared-cache.ts'
import { showDocument } from './show-page.ts'
import { kitTexts } from './texts.ts'

const Version = v.pipe(v.number(), v.integer(), v.minValue(1))
const Save = v.object({ version: Version, document: v.unknown() })
const noWords = { en: '', nl: '', de: '', sv: '' }
const Publish = v.object({
  version: Version,
  /** The ids of the gaps that the editor has read and confirmed. */
  accepted: v.optional(v.array(v.string()), []),
  at: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40)))),
})

/** Registers the calls; they require a login. */
export function registerEditorCalls(app: Hono<HostEnv>, frame: Frame): void {
  const { db, options } = frame.host
  const paletteOf = async (c: HostContext) => readPalette((await frame.open(c)).suite, openDesk(c).language)

  app.get('/api/pages/:id', async (c) => {
    const page = await getPage(db, readId(c.req.param('id')))
    const stores = storeViews.map(({ code, language, name }) => ({ code, language, name }))
    return c.json({
      ...page,
      palette: Object.values(await paletteOf(c)),
      scenes: sceneNames.map((name) => ({ name, label: kitTexts[openDesk(c).language].scenes[name] })),
      stores,
      by: c.get('editor'),
      ...(await listVersions(c.get('shop'), page.id)),
    })
  })
  app.put('/api/pages/:id', async (c) => {
    const { version, document } = parse(Save, await readJson(c))
    const read = readDocument(document, await paletteOf(c))
    const saved = await savePage(c.get('shop'), readId(c.req.param('id')), version, read, c.get('editor'))
    return 'newer' in saved ? c.json(saved, 409) : c.json(saved)
  })
  app.get('/api/pages/:id/versions', async (c) => c.json(await listVersions(c.get('shop'), readId(c.req.param('id')))))
  app.get('/api/pages/:id/versions/:version', async (c) =>
    c.json({ document: await getVersion(db, readId(c.req.param('id')), readId(c.req.param('version'))) }),
  )
  app.post('/api/pages/:id/publish', async (c) => {
    const { version, at, accepted } = parse(Publish, await readJson(c))
    const page = await getPage(db, readId(c.req.param('id')))
    if (page.version !== version) return c.json({ newer: page }, 409)
    const palette = await paletteOf(c)
    const document = readDocument(page.document, palette)
    const faults = faultsOf(palette, document)
    if (faults.length > 0) return c.json({ faults }, 422)
    const gaps = await gapsOf(palette, document, {
      isDeadLink: checkLinks(frame.host, c.req.url, page.slug),
      findProducts: async (ids) => new Set((await getItems(db, storeOf(c), ids)).map(({ product_id }) => product_id)),
    })
    if (gaps.some(({ id }) => !accepted.includes(id))) return c.json({ gaps }, 422)
    const when = at ? new Date(at) : null
    if (when && Number.isNaN(when.getTime())) throw new ShopError(422, 'error.refused', { code: 'moment' })
    const publishAt = await publishPage(c.get('shop'), page.id, version, when, c.get('editor'))
    const isPlanned = publishAt > c.get('shop').now()
    // Nothing clears the cache at a planned time: shoppers see the new page when their cached copy expires, within a minute.
    const isCleared = isPlanned || (await clearSharedCache(options.cachePurgeUrl))
    return c.json({ ...(await listVersions(c.get('shop'), page.id)), isPlanned, isCleared })
  })
  app.delete('/api/pages/:id/publish', async (c) => {
    const id = readId(c.req.param('id'))
    await takeDown(c.get('shop'), id)
    const isCleared = await clearSharedCache(options.cachePurgeUrl)
    return c.json({ ...(await listVersions(c.get('shop'), id)), isCleared })
  })
  app.delete('/api/pages/:id/plan', async (c) => {
    const id = readId(c.req.param('id'))
    await cancelPlan(c.get('shop'), id)
    return c.json(await listVersions(c.get('shop'), id))
  })
  app.get('/pages/:id/canvas', async (c) => {
    const { slug, document } = await getPage(db, readId(c.req.param('id')))
    return showDocument(frame, c, document, { canonical: `pages/${slug}`, draftIn: storeOf(c) })
  })
  app.post('/api/contents', async (c) => {
    const page = await frame.open(c, storeOf(c))
    const { language } = openDesk(c)
    const palette = readPalette(page.suite, language)
    const [block] = readDocument({ title: noWords, blocks: [await readJson(c)] }, palette).blocks
    if (!block) throw new ShopError(422, 'error.refused', { code: 'block' })
    return c.json(await printContents({ db, page, palette, notes: null, language }, block))
  })
  app.get('/api/products', async (c) => {
    const ids = (c.req.query('ids') ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0)
      .slice(0, 100)
    const query = (c.req.query('query') ?? '').trim().slice(0, 100)
    const items =
      ids.length > 0
        ? await getItems(db, storeOf(c), ids)
        : query
          ? (await getListing(db, storeOf(c), { query, pageSize: 24 })).catalog.items.slice(0, 8)
          : []
    return c.json({ items: items.map(({ product_id, name, sku, image }) => ({ id: product_id, name, sku, image })) })
  })
  app.get('/api/categories', async (c) => {
    const flat = (nodes: Awaited<ReturnType<typeof getCategoryTree>>, depth = 0): { id: number; name: string }[] =>
      nodes.flatMap(({ category_id, name, children }) => [
        { id: category_id, name: `${'– '.repeat(depth)}${name}` },
        ...flat(children, depth + 1),
      ])
    return c.json({ categories: flat(await getCategoryTree(db, storeOf(c))) })
  })
}

function storeOf(c: HostContext): StoreView {
  const code = c.req.query('store')
  const store = storeViews.find((view) => view.code === code) ?? storeViews.find((view) => view.code === 'en')
  if (!store) throw new ShopError(404, 'error.not-found')
  return store
}

function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body)
  if (!read.success) throw new ShopError(422, 'error.refused', { code: 'body' })
  return read.output
}
