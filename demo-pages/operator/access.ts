// The staff's access: a login and a session of their own for each role, the language, and who may send forms.
import type { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { HostContext, HostEnv } from '../host/context.ts'
import type { Frame } from '../pages/frame.ts'
import { hidden, html, type Html } from '../pages/markup.ts'
import { readForm } from '../server/body.ts'
import { isFromHere } from '../server/guards.ts'
import { findOperator, logInOperator, logOutOperator, type Role } from '../service/operators.ts'
import { fillText } from '../shop/messages.ts'
import { ShopError } from '../shop/shop-error.ts'
import { languageCookie, openDesk, staffLanguages } from './desk.ts'
import { staffNotice, staffPage } from './frame.ts'

/** The statuses of the staff's pages. */
type Status = 200 | 401 | 404 | 422 | 429

/** Shows a page of a role. */
export type ShowStaff = (
  c: HostContext,
  page: { title: string; body: Html; question?: Html | null; status?: Status },
) => Response | Promise<Response>

/** Guards all later routes of the app at `/<role>` by its login; returns how to show its pages. */
export function guardStaff(app: Hono<HostEnv>, frame: Frame, role: Role): ShowStaff {
  const base = `/${role}`
  const cookie = `touchline-${role}`
  const show = async (c: HostContext, page: Parameters<ShowStaff>[1], who: string | null) => {
    const { theme, staff } = (await frame.assets()).assets
    const path = pathOf(base, c.req.url)
    return c.html(staffPage({ desk: openDesk(c), styles: [theme, staff], place: role, path, who, ...page }), page.status ?? 200)
  }
  const askLogin = (c: HostContext, back: string, fault: string | null, status: Status = 401) =>
    show(c, { title: openDesk(c).texts.login.title, body: loginForm(c, base, back, fault), status }, null)
  app.use(async (c, next) => {
    c.header('Cache-Control', 'private, no-store')
    const isWrite = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    if (isWrite && !isFromHere(c)) throw new ShopError(403, 'origin.foreign', { code: 'origin' })
    await next()
  })
  app.post('/language', async (c) => {
    const form = await readForm(c)
    const chosen = staffLanguages.find(({ code }) => code === form.get('language'))
    if (chosen) setCookie(c, languageCookie, chosen.code, { path: base, httpOnly: true, sameSite: 'Lax', maxAge: 31_536_000 })
    return c.redirect(pathOf(base, form.get('back')), 303)
  })
  app.post('/login', async (c) => {
    const form = await readForm(c)
    const back = pathOf(base, form.get('back'))
    const credentials = {
      email: (form.get('email') ?? '').trim(),
      password: (form.get('password') ?? '').trim(),
      from: c.get('connection').address,
    }
    try {
      const token = await logInOperator(c.get('shop'), credentials, role)
      if (token === null) return await askLogin(c, back, openDesk(c).texts.login.wrong)
      setCookie(c, cookie, token, { path: base, httpOnly: true, sameSite: 'Strict', secure: c.get('connection').isSecure })
      return c.redirect(back, 303)
    } catch (error) {
      if (!(error instanceof ShopError) || error.retryAfter === null) throw error
      c.header('Retry-After', String(error.retryAfter))
      return askLogin(c, back, fillText(error.sentence, openDesk(c).language, ...error.parameters), 429)
    }
  })
  app.use(async (c, next) => {
    const known = await findOperator(c.get('shop'), getCookie(c, cookie), role)
    if (known) {
      c.set(role, known.email)
      return next()
    }
    if (c.req.path.startsWith(`${base}/api/`)) return c.json({ message: 'Log in again. Your changes are still here.' }, 401)
    if (c.req.method !== 'GET') return c.redirect(withQuery(pathOf(base, c.req.header('Referer')), { ended: '1' }), 303)
    const back = pathOf(base, c.req.url)
    return askLogin(c, back, c.req.query('ended') ? openDesk(c).texts.login.ended : null)
  })
  app.post('/logout', async (c) => {
    await logOutOperator(c.get('shop'), getCookie(c, cookie))
    deleteCookie(c, cookie, { path: base })
    return c.redirect(base, 303)
  })
  return (c, page) => show(c, page, c.get(role))
}

/** The path of an address if it is below `base`, without what is said once; otherwise `base`. */
function pathOf(base: string, address: string | null | undefined): string {
  const here = new URL(base, 'http://staff.invalid')
  if (!address || !URL.canParse(address, here)) return base
  const url = new URL(address, here)
  const isOurs = url.pathname === base || url.pathname.startsWith(`${base}/`)
  if (!isOurs) return base
  for (const once of ['ended', 'done', 'again']) url.searchParams.delete(once)
  return `${url.pathname}${url.search}`
}

/** The path with more parameters. */
export function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(values)}`
}

function loginForm(c: HostContext, base: string, back: string, fault: string | null): Html {
  const { login } = openDesk(c).texts
  return html`<form class="operator-form" action="${base}/login" method="post">
    ${fault && staffNotice(fault, true)}
    ${hidden('back', back)}
    <label>${login.email} <input class="input" type="email" name="email" autocomplete="username" required /></label>
    <label>${login.password} <input class="input" type="password" name="password" autocomplete="current-password" required /></label>
    <button class="button" type="submit">${login.title}</button>
  </form>`
}
