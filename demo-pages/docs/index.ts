// The docs at `/<store>/docs`, with live widgets on that store's cart; `/docs` redirects to the English ones.
import type { Hono } from 'hono'
import { join } from 'node:path'
import type { PagesHost } from '../host/host.ts'
import { serveClientFiles } from '../server/client-files.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import type { Frame } from '../pages/frame.ts'
import { html, type Html } from '../pages/markup.ts'
import type { Page } from '../pages/page.ts'
import { ShopError } from '../shop/shop-error.ts'
import { docsBase, showDocs, type DocsScreen } from './frame.ts'
import { createLibrary, type Library } from './library.ts'
import { addressOfFound, asFound, mostResults } from './search-options.ts'
import { type DocsSearch, indexDocs } from './search-index.ts'
import { perKey } from '../host/per-key.ts'
import { codeBlock, markdown, sentence } from './markdown.ts'
import { listOfPages, plainPage } from './plain.ts'
import { widgetPage } from './widget-page.ts'

const client = join(import.meta.dirname, 'client')

/** Adds the docs to each store, and their short address to the site. */
export function registerDocs(store: Hono<HostEnv>, root: PagesHost['root'], frame: Frame): void {
  const files = serveClientFiles(root.basePath('/docs'), {
    entry: join(client, 'docs.ts'),
    css: ['docs', 'words', 'live'].map((sheet) => join(client, `${sheet}.css`)),
    base: '/docs',
  })
  const readLibrary = createLibrary(frame.host.options)
  const screen = (path: string, make: (c: HostContext, page: Page, library: Library) => Promise<DocsScreen> | DocsScreen) =>
    store.get(path, async (c) => {
      const library = await readLibrary()
      // Without a build there are no docs.
      if (!library) throw new ShopError(404, 'error.not-found')
      const page = await frame.open(c)
      return showDocs(c, frame, page, library, await files(), await make(c, page, library))
    })
  const text = (page: Page, source: string): Html => html`<div class="docs-text">${markdown(source, docsBase(page))}</div>`

  const plain = (
    path: string,
    make: (c: HostContext, page: Page, library: Library) => Promise<string | null> | string,
    type = 'text/markdown',
  ) =>
    store.get(path, async (c) => {
      const library = await readLibrary()
      const written = library && (await make(c, await frame.open(c), library))
      if (written === null) throw new ShopError(404, 'error.not-found')
      // The same for everybody, as the pages are.
      c.header('Cache-Control', 'public, max-age=60')
      return c.text(written, 200, { 'Content-Type': `${type}; charset=utf-8` })
    })
  const searchIn = perKey<Library, DocsSearch>(indexDocs)
  const indexText = perKey(async (library: Library) => JSON.stringify(await searchIn(library)))
  plain('/docs/search.json', (_c, _page, library) => indexText(library), 'application/json')
  plain('/docs/llms.txt', (_c, page, library) => listOfPages(library, docsBase(page)))
  for (const path of ['/docs/:name{[a-z]+\\.md}', '/docs/:folder/:name{[a-z-]+\\.md}'])
    plain(path, (c, _page, library) => {
      const [folder, name = ''] = [c.req.param('folder'), c.req.param('name')?.replace(/\.md$/, '')]
      return plainPage(library, folder === undefined ? name : `${folder}/${name}`)
    })

  screen('/docs', (_c, page, { start }) => ({ title: 'Start', path: '', body: text(page, start) }))
  screen('/docs/contract', (_c, page, { contract }) => ({ title: 'The contract', path: 'contract', body: text(page, contract) }))
  screen('/docs/types', (_c, _page, { types }) => ({
    title: 'Types',
    path: 'types',
    body: html`<h1>Types</h1><p class="docs-lead">The whole of <code>touchline.d.ts</code>, the file your editor reads.</p>${codeBlock(types, 'ts')}`,
  }))
  screen('/docs/recipes/:name', (c, page, { recipes }) => {
    const name = c.req.param('name') ?? ''
    const recipe = recipes.get(name)
    if (!recipe) throw new ShopError(404, 'error.not-found')
    return { title: recipe.title, path: `recipes/${name}`, body: text(page, recipe.markdown) }
  })
  screen('/docs/widgets', (_c, page, { widgets }) => ({
    title: 'Widgets',
    path: 'widgets',
    body: html`<h1>Widgets</h1>
      <p class="docs-lead">See <a href="${page.link('pages/widgets')}">all widgets on one page</a>, each with its mount HTML.</p>
      <dl class="docs-list">${Array.from(widgets, ([one, { summary }]) => html`<div><dt><a href="${docsBase(page)}/widgets/${one}">${one}</a></dt><dd>${sentence(summary)}</dd></div>`)}</dl>`,
  }))
  screen('/docs/search', async (c, page, library) => {
    const query = (c.req.query('q') ?? '').trim().slice(0, 100)
    const found = query ? (await searchIn(library)).search(query).slice(0, mostResults).map(asFound) : []
    const body = html`<h1>Search</h1>
      <p class="docs-lead">${query ? html`${found.length || 'Nothing'} found for “${query}”.` : 'Type what you look for into the field above the pages.'}</p>
      <ol class="docs-found" role="list">${found.map((one) => html`<li><a href="${addressOfFound(docsBase(page), one)}"><b>${one.heading}</b>${one.heading !== one.page && html`<span>${one.page}</span>`}<small>${one.about}</small></a></li>`)}</ol>`
    return { title: 'Search', path: 'search', body, query }
  })
  screen('/docs/widgets/:name', async (c, page, library) => {
    const name = c.req.param('name') ?? ''
    const info = library.widgets.get(name)
    if (!info) throw new ShopError(404, 'error.not-found')
    return { title: name, path: `widgets/${name}`, body: await widgetPage(frame.host.db, page, library, name, info) }
  })
  root.get('/docs/*', (c) => {
    // Encoded as requested: the decoded path may not be valid in a header.
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`/en${pathname}${search}`, 302)
  })
  root.get('/docs', (c) => c.redirect('/en/docs', 302))
}
