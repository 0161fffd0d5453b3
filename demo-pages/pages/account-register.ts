// `/account/register`: the widget's own markup works as a plain form.
import { backPath } from '../server/back-path.ts'
import { readForm } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { sendVisitor } from '../server/visitor-cookies.ts'
import { register } from '../shop/customers/register.ts'
import type { ShopError } from '../shop/shop-error.ts'
import type { Frame } from './frame.ts'
import { html } from './markup.ts'
import { mount } from './mount.ts'
import { noticeList } from './parts/notices.ts'
import { callBody, refusedFields, saidAbove } from './plain-refusal.ts'
import { refusable } from './service-page.ts'
import { accessTexts } from './texts/access.ts'

/** The values to show again in the form; never a password. */
const shownAgain = ['firstname', 'lastname', 'email', 'newsletter']

/** GET `/account/register`, with `?back=` for the page to return to. */
export async function showRegister(frame: Frame, c: HostContext): Promise<Response> {
  const back = backPath(c, c.req.query('back'))
  if (c.get('session').customerId !== null) return c.redirect(back ?? `/${c.get('store').code}/account`, 303)
  return draw(frame, c, { back, values: {}, refusal: null })
}

/** POST `/account/register` */
export async function takeRegister(frame: Frame, c: HostContext): Promise<Response> {
  const form = await readForm(c)
  const back = backPath(c, form.get('back'))
  const { newsletter, ...said } = callBody(form)
  const body = { ...said, newsletter: newsletter === '1' }
  const { value, refusal } = await refusable(async () => ({
    hasConflict: await register(c.get('shop'), c.get('session'), body, c.get('connection').address),
  }))
  if (refusal) {
    const values = Object.fromEntries(shownAgain.flatMap((name) => (form.has(name) ? [[name, (form.get(name) ?? '').slice(0, 300)]] : [])))
    return draw(frame, c, { back, values, refusal })
  }
  await sendVisitor(c)
  const home = `/${c.get('store').code}/account`
  const next = back ?? home
  return c.redirect(value.hasConflict ? `${home}/merge?back=${encodeURIComponent(next)}` : next, 303)
}

interface Shown {
  back: string | null
  values: Record<string, string>
  refusal: ShopError | null
}

async function draw(frame: Frame, c: HostContext, { back, values, refusal }: Shown): Promise<Response> {
  const page = await frame.open(c)
  const texts = accessTexts[page.store.language]
  const above = saidAbove(page, refusal)
  if (refusal?.retryAfter) c.header('Retry-After', String(refusal.retryAfter))
  const loginUrl = page.link('account/login') + (back === null ? '' : `?back=${encodeURIComponent(back)}`)
  return frame.show(
    c,
    page,
    {
      name: 'login',
      title: refusal ? `${page.texts.pages.error} ${texts.register}` : texts.register,
      isIndexed: false,
      body: html`<div class="login wrap">
        <h1>${texts.register}</h1>
        <p class="lead">${texts.registerLead}</p>
        ${above !== null && noticeList([{ kind: 'error', text: above }])}
        ${mount(page, 'register-form', {
          when: 'load',
          options: {
            action: page.link('account/register'),
            ...(back === null ? {} : { back }),
            loginUrl,
            isShort: true,
            values,
            refused: refusedFields(page, refusal),
          },
          fallback: html`<p><a class="button" href="${loginUrl}">${texts.register}</a></p>`,
        })}
      </div>`,
    },
    refusal?.status ?? 200,
  )
}
