// Login and logout without JavaScript: the login form with its errors, the choice between two carts, the logout.
import { backPath } from '../server/back-path.ts'
import { readForm } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { sendHint } from '../server/cookies.ts'
import { sendVisitor } from '../server/visitor-cookies.ts'
import { isEmail } from '../shop/email.ts'
import { hasCartConflict, logIn, logOut, mergeCarts } from '../shop/login.ts'
import { fillText, type MessageId } from '../shop/messages.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Frame } from './frame.ts'
import { hidden, html, type Html } from './markup.ts'
import { mount } from './mount.ts'
import type { Page } from './page.ts'
import { noticeList } from './parts/notices.ts'
import { accountTexts } from './texts/account.ts'

/** The values to show again in the form: the e-mail address, never the password, and the error. */
interface Given {
  email: string
  back: string | null
  faults?: { email?: string; password?: string }
  refusal?: string
}

/** GET `/account/login`, with `?back=` for the page that required the login. */
export async function showLogin(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const back = backPath(c, c.req.query('back'))
  if (c.get('session').customerId !== null) return c.redirect(back ?? page.link('account'), 303)
  return show(frame, c, page, { email: '', back }, 200)
}

/** POST `/account/login` */
export async function takeLogin(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const form = await readForm(c)
  const [email, password] = [(form.get('email') ?? '').trim().slice(0, 300), (form.get('password') ?? '').trim().slice(0, 1000)]
  const back = backPath(c, form.get('back'))
  const say = (sentence: MessageId) => fillText(sentence, page.store.language)
  const emailFault: MessageId | null = email === '' ? 'field.required' : isEmail(email) ? null : 'field.email'
  const faults = {
    ...(emailFault ? { email: say(emailFault) } : {}),
    ...(password === '' ? { password: say('field.required') } : {}),
  }
  if (Object.keys(faults).length > 0) return show(frame, c, page, { email, back, faults }, 422)
  try {
    const hasConflict = await logIn(c.get('shop'), c.get('session'), { email, password, from: c.get('connection').address })
    await sendVisitor(c)
    const next = back ?? page.link('account')
    return c.redirect(hasConflict ? `${page.link('account/merge')}?back=${encodeURIComponent(next)}` : next, 303)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (error.retryAfter !== null) c.header('Retry-After', String(error.retryAfter))
    const refusal = fillText(error.sentence, page.store.language, ...error.parameters)
    return show(frame, c, page, { email, back, refusal }, error.status === 429 ? 429 : 401)
  }
}

/** POST `/account/logout` */
export async function takeLogout(_frame: Frame, c: HostContext): Promise<Response> {
  await logOut(c.get('shop'), c.get('session'))
  await sendVisitor(c)
  return c.redirect(`/${c.get('store').code}/logout`, 303)
}

/** GET `/account/merge`: asks whether to merge the guest's cart with the customer's. */
export async function showMerge(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const texts = accountTexts[page.store.language]
  const back = backPath(c, c.req.query('back')) ?? page.link('checkout/cart')
  if (!(await hasCartConflict(c.get('shop').db, c.get('session')))) return c.redirect(back, 303)
  return frame.show(c, page, {
    name: 'merge',
    title: texts.mergeTitle,
    isIndexed: false,
    // Hides the account popup of the header, which would show the same form over this one.
    isQuiet: true,
    body: html`<div class="login wrap">
      <h1>${texts.mergeTitle}</h1>
      <p class="lead">${texts.mergeText}</p>
      <form class="login-form" action="${page.link('account/merge')}" method="post">
        ${hidden('back', back)}
        <button class="button" type="submit" name="strategy" value="merge">${texts.merge}</button>
        <button class="button button-plain" type="submit" name="strategy" value="replace">${texts.replace}</button>
      </form>
    </div>`,
  })
}

/** POST `/account/merge` */
export async function takeMerge(_frame: Frame, c: HostContext): Promise<Response> {
  const form = await readForm(c)
  if (c.get('session').customerId === null) return c.redirect(`/${c.get('store').code}/account/login`, 303)
  await mergeCarts(c.get('shop'), c.get('session'), form.get('strategy') === 'replace' ? 'replace' : 'merge')
  sendHint(c, c.get('session'))
  return c.redirect(backPath(c, form.get('back')) ?? `/${c.get('store').code}/checkout/cart`, 303)
}

function show(frame: Frame, c: HostContext, page: Page, given: Given, status: 200 | 401 | 422 | 429): Promise<Response> {
  const texts = accountTexts[page.store.language]
  const { email, back, faults = {}, refusal } = given
  return frame.show(
    c,
    page,
    {
      name: 'login',
      title: refusal || Object.keys(faults).length > 0 ? `${page.texts.pages.error} ${texts.login}` : texts.login,
      isIndexed: false,
      body: html`<div class="login wrap">
        <h1>${texts.login}</h1>
        <p class="lead">${texts.loginText}</p>
        ${refusal && noticeList([{ kind: 'error', text: refusal }])}
        ${mount(page, 'login-form', {
          when: 'load',
          options: {
            action: page.link('account/login'),
            ...(back === null ? {} : { back }),
            mergeUrl: page.link('account/merge'),
            passwordUrl: page.link('account/password'),
            registerUrl: withBack(page.link('account/register'), back),
            passkeys: true,
            email,
            refused: faults,
          },
          fallback: plainLogin(page, given),
        })}
        <section class="login-aside" aria-labelledby="guest">
          <h2 id="guest">${texts.guestTitle}</h2>
          <p>${texts.guestText} <a href="${page.link('')}">${texts.guestLink}</a></p>
        </section>
      </div>`,
    },
    status,
  )
}

/** The path of a page below the store, with the same `back` parameter. */
function withBack(path: string, back: string | null): string {
  return back === null ? path : `${path}?back=${encodeURIComponent(back)}`
}

/** The login form, shown if the suite cannot render its own. */
function plainLogin(page: Page, { email, back }: Given): Html {
  const texts = accountTexts[page.store.language]
  return html`<form class="login-form" action="${page.link('account/login')}" method="post">
    ${back && hidden('back', back)}
    <div class="field">
      <label for="login-email">${texts.email}</label>
      <input class="input" id="login-email" type="email" name="email" value="${email}" autocomplete="username" required />
    </div>
    <div class="field">
      <label for="login-password">${texts.password}</label>
      <input class="input" id="login-password" type="password" name="password" autocomplete="current-password" required />
    </div>
    <button class="button" type="submit">${texts.login}</button>
    <p><a href="${page.link('account/password')}">${texts.forgot}</a> <a href="${page.link('account/register')}">${texts.register}</a></p>
  </form>`
}
