// The editor's routes: its own login, the list of pages, the editor, and its calls.
import { join } from 'node:path'
import { Hono } from 'hono'
import type { HostContext, HostEnv } from '../host/context.ts'
import { guardStaff } from '../operator/access.ts'
import { openDesk } from '../operator/desk.ts'
import { staffNotice } from '../operator/frame.ts'
import type { Frame } from '../pages/frame.ts'
import { html, type Html } from '../pages/markup.ts'
import { readForm, readId } from '../server/body.ts'
import { serveClientFiles, type ClientFiles } from '../server/client-files.ts'
import { ShopError } from '../shop/shop-error.ts'
import { registerEditorCalls } from './calls.ts'
import { emptyDocument } from './document.ts'
import { drawPageList } from './page-list.ts'
import { addPage, listPages } from './pages-of-editors.ts'
import { readPalette } from './palette.ts'

const client = join(import.meta.dirname, 'client')

/** Creates the app at `/editor`. */
export function createEditor(frame: Frame): Hono<HostEnv> {
  const app = new Hono<HostEnv>()
  const files = serveClientFiles(app, {
    entry: join(client, 'editor.tsx'),
    css: ['editor.css', 'canvas.css', 'texts-and-gaps.css'].map((file) => join(client, file)),
    base: '/editor',
  })
  const show = guardStaff(app, frame, 'editor')
  const list = async (c: HostContext, fault: string | null) =>
    show(c, { title: openDesk(c).texts.pages.title, body: await pageList(c, frame, fault), status: fault ? 422 : 200 })
  app.get('/', (c) => list(c, null))
  app.post('/pages', async (c) => {
    const slug = ((await readForm(c)).get('slug') ?? '').trim()
    try {
      const id = await addPage(c.get('shop'), slug, emptyDocument(slug), c.get('editor'))
      return c.redirect(`/editor/pages/${id}`, 303)
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'slug') throw error
      return list(c, openDesk(c).texts.pages.taken(slug))
    }
  })
  app.get('/pages/:id', async (c) => showEditor(c, await files()))
  registerEditorCalls(app, frame)
  return app
}

async function showEditor(c: HostContext, { script, style }: ClientFiles): Promise<Response> {
  const id = readId(c.req.param('id'))
  const { language, texts } = openDesk(c)
  c.set('scripts', { files: [script], frames: ["'self'"] })
  return c.html(html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.frame.editor}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${style}" />
        <script type="module" src="${script}"></script>
      </head>
      <body>
        <div id="editor" data-page="${id}"><p>…</p></div>
        <noscript><p>${texts.pages.needsScript}</p></noscript>
      </body>
    </html>`)
}

async function pageList(c: HostContext, frame: Frame, fault: string | null): Promise<Html> {
  const desk = openDesk(c)
  const { pages: texts } = desk.texts
  const palette = readPalette((await frame.open(c)).suite, desk.language)
  return html`<form class="operator-form" action="/editor/pages" method="post">
      ${fault && staffNotice(fault, true)}
      <label>${texts.address} <input class="input" name="slug" required autocomplete="off" /></label>
      <button class="button" type="submit">${texts.create}</button>
    </form>
    ${await drawPageList(desk, palette, await listPages(c.get('shop')))}`
}
