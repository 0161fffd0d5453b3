// `/account/password` and the page that a mail's link opens. The link's token is moved to a cookie at once, out of the address.
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { readForm } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { forgetPassword, isOpenLink, resetPassword } from '../shop/customers/passwords.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Frame } from './frame.ts'
import { html } from './markup.ts'
import { mount } from './mount.ts'
import { noticeList } from './parts/notices.ts'
import { callBody, refusedFields, saidAbove } from './plain-refusal.ts'
import { refusable } from './service-page.ts'
import { accessTexts } from './texts/access.ts'

const cookie = 'touchline-reset'
const hour = 60 * 60

interface Shown {
  step: 'ask' | 'sent' | 'reset' | 'done'
  email?: string
  token?: string
  refusal?: ShopError | null
}

/** GET `/account/password` */
export function showForgot(frame: Frame, c: HostContext): Promise<Response> {
  return draw(frame, c, { step: 'ask' })
}

/** POST `/account/password` */
export async function takeForgot(frame: Frame, c: HostContext): Promise<Response> {
  const form = await readForm(c)
  const { refusal } = await refusable(() => forgetPassword(c.get('shop'), c.get('store'), callBody(form), c.get('connection').address))
  const email = (form.get('email') ?? '').slice(0, 300)
  return draw(frame, c, refusal ? { step: 'ask', email, refusal } : { step: 'sent' })
}

/** GET `/account/password/reset`, with the token of a mail's link or, after the redirect, without. */
export async function showReset(frame: Frame, c: HostContext): Promise<Response> {
  const token = c.req.query('token')
  const scope = { path: `/${c.get('store').code}/account/password` }
  if (token !== undefined) {
    setCookie(c, cookie, token.slice(0, 100), {
      ...scope,
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: hour,
      secure: c.get('connection').isSecure,
    })
    return c.redirect(`${scope.path}/reset`, 303)
  }
  const kept = getCookie(c, cookie) ?? ''
  if (await isOpenLink(c.get('shop'), c.get('store'), kept)) return draw(frame, c, { step: 'reset', token: kept })
  deleteCookie(c, cookie, scope)
  return draw(frame, c, { step: 'ask', refusal: new ShopError(422, 'password.link', { code: 'link' }) })
}

/** POST `/account/password/reset` */
export async function takeReset(frame: Frame, c: HostContext): Promise<Response> {
  const form = await readForm(c)
  const { refusal } = await refusable(() => resetPassword(c.get('shop'), c.get('store'), callBody(form), c.get('connection').address))
  if (refusal?.fields) return draw(frame, c, { step: 'reset', token: form.get('token') ?? '', refusal })
  return draw(frame, c, refusal ? { step: 'ask', refusal } : { step: 'done' })
}

async function draw(frame: Frame, c: HostContext, { step, email = '', token = '', refusal = null }: Shown): Promise<Response> {
  const page = await frame.open(c)
  const texts = accessTexts[page.store.language]
  const isReset = step === 'reset' || step === 'done'
  const [title, lead] = isReset ? [texts.reset, texts.resetLead] : [texts.forgot, texts.forgotLead]
  const above = saidAbove(page, refusal)
  if (refusal?.retryAfter) c.header('Retry-After', String(refusal.retryAfter))
  return frame.show(
    c,
    page,
    {
      name: 'login',
      title: refusal ? `${page.texts.pages.error} ${title}` : title,
      isIndexed: false,
      body: html`<div class="login wrap">
        <h1>${title}</h1>
        ${step !== 'sent' && step !== 'done' && html`<p class="lead">${lead}</p>`}
        ${above !== null && noticeList([{ kind: 'error', text: above }])}
        ${mount(page, 'password-form', {
          when: 'load',
          options: {
            step,
            action: page.link(step === 'reset' ? 'account/password/reset' : 'account/password'),
            loginUrl: page.link('account/login'),
            email,
            token,
            refused: refusedFields(page, refusal),
            linkHours: 1,
          },
          fallback: html`<p><a class="button" href="${page.link('account/login')}">${texts.forgot}</a></p>`,
        })}
      </div>`,
    },
    refusal?.status ?? 200,
  )
}
