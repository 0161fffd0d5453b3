// Puts the host together: database, rules, calls, pages and files behind one fetch function, so that tests start it on any port.
import { Hono } from 'hono'
import { namedPictures } from '../catalogue/named-pictures.ts'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { seedOnce } from '../database/seed.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import type { Host, PagesHost } from '../host/host.ts'
import { checkArticles } from '../pages/articles.ts'
import { registerPages } from '../pages/index.ts'
import { isShownScene } from '../pages/scene-of.ts'
import { registerCalls } from '../routes/index.ts'
import { createOutbox } from '../routes/outbox.ts'
import { ShopError } from '../shop/shop-error.ts'
import { addDemoCustomers } from '../shop/demo-customers.ts'
import { demoEditor, demoOperator, putOperator } from '../service/operators.ts'
import { addDemoOffers } from '../shop/discounts/demo-offers.ts'
import { connectProvider } from '../shop/payment-provider.ts'
import { loadSecret } from '../shop/shop.ts'
import type { Shop } from '../shop/shop.ts'
import { clean, cleanRegularly } from '../shop/spring-clean.ts'
import { noteConnection } from './connection.ts'
import { compressed, revalidated } from './delivery.ts'
import type { ErrorPage } from './error-answer.ts'
import { answerError } from './error-answer.ts'
import { faultsOnDemand } from './faults.ts'
import { inLine } from './in-line.ts'
import { suggestLikelyPages } from './likely-pages.ts'
import { keepAnswers } from './kept-answers.ts'
import { serveMapTiles } from './map-tiles.ts'
import { serveMedia } from './media.ts'
import type { HostOptions } from '../host/options.ts'
import { defaultOptions } from '../host/options.ts'
import { serveOwnPage } from './own-page.ts'
import { publicOrigin, requestOrigin } from './public-origin.ts'
import { securityHeaders } from './security.ts'
import { whileClosed } from './while-closed.ts'
import { serveBuild } from './static-files.ts'
import { findStore, preferredStore, storeViews } from '../host/store-view.ts'

/** Opens the database, migrates it to the current schema, and returns the shop. */
export async function createHost(given: Partial<HostOptions> = {}): Promise<Host> {
  checkArticles()
  const options = { ...defaultOptions, ...given }
  const db = await connect({
    dataDir: options.dataDir,
    image: options.databaseImage,
    databaseUrl: options.databaseUrl,
    schema: options.databaseSchema,
  })
  await migrate(db)
  const seed = await seedOnce(db, { size: options.seedSize })
  await addDemoCustomers(db)
  const operatorPassword = options.operatorPassword ?? (options.isDemo || options.hasFaults ? demoOperator.password : null)
  if (operatorPassword !== null) await putOperator(db, { email: demoOperator.email, password: operatorPassword })
  const editorPassword = options.editorPassword ?? (options.isDemo || options.hasFaults ? demoEditor.password : null)
  if (editorPassword !== null) await putOperator(db, { email: demoEditor.email, password: editorPassword }, 'editor')
  await addDemoOffers(db)
  const shop: Shop = {
    db,
    now: options.now,
    secret: await loadSecret(db),
    provider: connectProvider(options.provider),
    origin: options.publicUrl ?? 'http://localhost',
    mailOrigin: options.publicUrl ?? 'http://localhost',
    isUnsafe: options.isUnsafe && options.hasFaults,
  }
  await clean(shop)
  let isElsewhere = false
  const app = await createApp({ options, shop, db }, () => (isElsewhere = true))
  const stopCleaning = cleanRegularly(shop)
  const close = async () => {
    await stopCleaning()
    await db.destroy()
  }
  return { options, shop, db, seed, wasReachedElsewhere: () => isElsewhere, fetch: (request, env = {}) => app.fetch(request, env), close }
}

async function createApp(given: Pick<Host, 'options' | 'shop' | 'db'>, onElsewhere: () => void): Promise<Hono<HostEnv>> {
  const app = new Hono<HostEnv>()
  const host: PagesHost = { ...given, root: app }
  const { report } = host.options
  let errorPage: ErrorPage = (c, status) => c.html(plainPage(status), status)
  app.onError((error, c) => answerError(error, c, errorPage, report))
  app.notFound((c) => answerError(new ShopError(404, 'error.not-found'), c, errorPage, report))
  serveOwnPage(app, host.options.ownPage)
  app.use(noteConnection(host.options))
  app.use(keepAnswers(host.options))
  app.use(securityHeaders(host.options))
  if (host.options.hasFaults) app.use(faultsOnDemand())
  app.use(compressed)
  app.use(revalidated)
  app.use(async (c, next) => {
    const mailOrigin = publicOrigin(c, host.options)
    if (mailOrigin === '') onElsewhere()
    c.set('shop', { ...host.shop, origin: mailOrigin || requestOrigin(c), mailOrigin })
    const store = findStore(c.req.path)
    if (store) c.set('store', store)
    await next()
  })
  serveBuild(app, host.options)
  const isNamedPicture = namedPictures(host.db)
  serveMedia(app, {
    dataDir: host.options.dataDir,
    isNamed: async (request) => (request.kind === 'scene' ? isShownScene(request.spec) : isNamedPicture(request.spec)),
  })
  serveMapTiles(app)
  if (host.options.namesLikelyPages) suggestLikelyPages(app)
  app.get('/', (c) => {
    c.header('Vary', 'Accept-Language')
    return c.redirect(`/${preferredStore(c.req.header('Accept-Language') ?? null).code}/`, 302)
  })
  if (host.options.hasFaults || host.options.isDemo) app.route('/outbox', createOutbox(host.options))
  const store = new Hono<HostEnv>()
  let closedPage = (c: HostContext): Promise<Response> => Promise.resolve(c.html(plainPage(503), 503))
  store.use(whileClosed((c) => closedPage(c), host.options))
  // Somewhat more than the connections to the database, since some requests only render.
  store.use(inLine({ atOnce: host.options.databaseUrl ? 12 : 3, depth: 400, patience: host.options.longestWait }))
  registerCalls(store, host)
  const pages = await registerPages(store, host)
  errorPage = pages.errorPage
  closedPage = pages.closedPage
  for (const { code } of storeViews) {
    app.get(`/${code}`, (c) => c.redirect(`/${code}/`, 301))
    app.route(`/${code}`, store)
  }
  return app
}

function plainPage(status: number): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${status}</title><h1>${status}</h1><p><a href="/">Touchline</a></p></html>`
}
