// The editor's routes: its own login, the list of pages, the editor, and its calls.
import { join } from 'node:path'
import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Frame } from '../pages/frame.ts'
import { operatorPage } from '../operator/frame.ts'
import { html, type Html } from '../pages/markup.ts'
import { readForm, readId } from '../server/body.ts'
import { serveClientFiles, type ClientFiles } from '../server/client-files.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { isFromHere } from '../server/guards.ts'
import { findOperator, logInOperator, logOutOperator } from '../service/operators.ts'
import { fillText } from '../shop/messages.ts'
import { ShopError } from '../shop/shop-error.ts'
import { registerEditorCalls } from './calls.ts'
import { emptyDocument } from './document.ts'
import { addPage, listPages } from './pages-of-editors.ts'

const cookie = 'touchline-editor'
const client = join(import.meta.dirname, 'client')

/** Creates the app at `/editor`. */
export function createEditor(frame: Frame): Hono<HostEnv> {
  const app = new Hono<HostEnv>()
  const files = serveClientFiles(app, { entry: join(client, 'editor.tsx'), css: [join(client, 'editor.css')], base: '/editor' })
  const theme = async () => (await frame.assets()).assets.theme
  const show = async (c: HostContext, title: string, body: Html, editor: string | null, status: 200 | 401 | 422 | 429 = 200) =>
    c.html(operatorPage({ title, theme: await theme(), operator: editor, body, place: 'editor' }), status)
  app.use(async (c, next) => {
    c.header('Cache-Control', 'private, no-store')
    const isWrite = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    if (isWrite && !isFromHere(c)) throw new ShopError(403, 'origin.foreign', { code: 'origin' })
    await next()
  })
  app.post('/login', (c) => takeLogin(c, (fault, status) => show(c, 'Log in', loginForm(fault), null, status)))
  app.use(async (c, next) => {
    const editor = await findOperator(c.get('shop'), getCookie(c, cookie), 'editor')
    if (!editor && c.req.path.startsWith('/editor/api/')) return c.json({ message: 'Log in again. Your changes are still here.' }, 401)
    if (!editor) return c.req.method === 'GET' ? show(c, 'Log in', loginForm(null), null, 401) : c.redirect('/editor', 303)
    c.set('editor', editor.email)
    return next()
  })
  app.post('/logout', async (c) => {
    await logOutOperator(c.get('shop'), getCookie(c, cookie))
    deleteCookie(c, cookie, { path: '/editor' })
    return c.redirect('/editor', 303)
  })
  app.get('/', async (c) => show(c, 'Pages', await pageList(c, null), c.get('editor')))
  app.post('/pages', async (c) => {
    const slug = ((await readForm(c)).get('slug') ?? '').trim()
    try {
      const id = await addPage(c.get('shop'), slug, emptyDocument(slug), c.get('editor'))
      return c.redirect(`/editor/pages/${id}`, 303)
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'slug') throw error
      return show(
        c,
        'Pages',
        await pageList(c, `“${slug}” is already taken or is not a valid address. Use lower-case letters, digits and hyphens.`),
        c.get('editor'),
        422,
      )
    }
  })
  app.get('/pages/:id', async (c) => showEditor(c, await files()))
  registerEditorCalls(app, frame)
  return app
}

async function showEditor(c: HostContext, { script, style }: ClientFiles): Promise<Response> {
  const id = readId(c.req.param('id'))
  c.set('scripts', { files: [script], frames: ["'self'"] })
  return c.html(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Page editor | Touchline</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${style}" />
        <script type="module" src="${script}"></script>
      </head>
      <body>
        <div id="editor" data-page="${id}"><p>Loading the editor…</p></div>
        <noscript><p>The editor needs JavaScript. The pages it publishes do not.</p></noscript>
      </body>
    </html>`)
}

async function pageList(c: HostContext, fault: string | null): Promise<Html> {
  const pages = await listPages(c.get('shop').db)
  return html`<form class="operator-form" action="/editor/pages" method="post">
      ${fault && html`<p class="notice notice-error" role="alert">${fault}</p>`}
      <label>Address of the new page: /pages/ <input class="input" name="slug" required autocomplete="off" /></label>
      <button class="button" type="submit">Create page</button>
    </form>
    ${pages.length === 0 && html`<p>There are no pages yet.</p>`}
    <ul>
      ${pages.map(({ id, slug, version, edited_by, edited_at }) => html`<li><a href="/editor/pages/${id}">${slug}</a>, version ${version} by ${edited_by}, ${edited_at.toISOString()}</li>`)}
    </ul>`
}

async function takeLogin(c: HostContext, refuse: (fault: string, status: 401 | 429) => Promise<Response>): Promise<Response> {
  const form = await readForm(c)
  const given = {
    email: (form.get('email') ?? '').trim(),
    password: (form.get('password') ?? '').trim(),
    from: c.get('connection').address,
  }
  try {
    const token = await logInOperator(c.get('shop'), given, 'editor')
    if (token === null) return await refuse('The e-mail address or password is incorrect.', 401)
    setCookie(c, cookie, token, { path: '/editor', httpOnly: true, sameSite: 'Strict', secure: c.get('connection').isSecure })
    return c.redirect('/editor', 303)
  } catch (error) {
    if (!(error instanceof ShopError) || error.retryAfter === null) throw error
    c.header('Retry-After', String(error.retryAfter))
    return refuse(fillText(error.sentence, 'en', ...error.parameters), 429)
  }
}

function loginForm(fault: string | null): Html {
  return html`<form class="operator-form" action="/editor/login" method="post">
    ${fault && html`<p class="notice notice-error" role="alert">${fault}</p>`}
    <label>E-mail address <input class="input" type="email" name="email" autocomplete="username" required /></label>
    <label>Password <input class="input" type="password" name="password" autocomplete="current-password" required /></label>
    <button class="button" type="submit">Log in</button>
  </form>`
}
