// `/account/settings`: details, address, password and deletion; every form of the widget posts here with its `step`.
import { readForm } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { sendVisitor } from '../server/visitor-cookies.ts'
import { deleteAccount } from '../shop/customers/leave.ts'
import { changePassword } from '../shop/customers/passwords.ts'
import { changeEmail, getProfile, saveProfile } from '../shop/customers/profile.ts'
import type { MessageId } from '../shop/messages.ts'
import { fillText } from '../shop/messages.ts'
import type { ShopError } from '../shop/shop-error.ts'
import { accountPage } from './account-frame.ts'
import { html, type Html } from './markup.ts'
import { mount } from './mount.ts'
import type { Page } from './page.ts'
import { noticeList } from './parts/notices.ts'
import { callBody, refusedFields, saidAbove } from './plain-refusal.ts'
import { refusable } from './service-page.ts'
import { accessTexts } from './texts/access.ts'

const path = 'account/settings'
const steps = ['details', 'email', 'password', 'delete'] as const
type Step = (typeof steps)[number]

/** The values to show again in the form; never a password. */
const shownAgain: Record<Step, readonly string[]> = {
  details: ['firstname', 'lastname', 'gender', 'day', 'month', 'year', 'prefix', 'telephone', 'company'],
  email: ['newEmail'],
  password: [],
  delete: [],
}
/** Fields of the call that have another name on this page, because it holds all four forms. */
const ownNames: Partial<Record<Step, Record<string, string>>> = {
  email: { email: 'newEmail', password: 'emailPassword' },
  delete: { password: 'farewellPassword' },
}
const said: Record<Step, MessageId> = {
  details: 'customer.saved',
  email: 'customer.email-saved',
  password: 'password.changed',
  delete: 'customer.deleted',
}

/** GET `/account/settings` */
export const showSettings = accountPage(path, async (page, texts, c) => ({
  title: texts.settings,
  body: await draw(page, c, null),
}))

/** POST `/account/settings` */
export const takeSettings = accountPage(path, async (page, texts, c) => {
  const form = await readForm(c)
  const step = steps.find((one) => one === form.get('step')) ?? 'details'
  const { refusal } = await refusable(() => take(c, step, form))
  if (!refusal && step === 'delete') return c.redirect(page.link('logout'), 303)
  const values = Object.fromEntries(
    shownAgain[step].flatMap((name) => (form.has(name) ? [[name, (form.get(name) ?? '').slice(0, 300)]] : [])),
  )
  const notice = refusal ? null : noticeList([{ kind: 'success', text: fillText(said[step], page.store.language) }])
  const body = html`${notice ?? ''}${await draw(page, c, refusal && { step, values, refusal })}`
  return { title: texts.settings, body, status: refusal?.status ?? 200 }
})

async function take(c: HostContext, step: Step, form: URLSearchParams): Promise<void> {
  const [shop, session, from] = [c.get('shop'), c.get('session'), c.get('connection').address]
  const body = callBody(form)
  if (step === 'details') await saveProfile(shop, session, body)
  if (step === 'email')
    await changeEmail(shop, session, { email: form.get('newEmail') ?? '', password: form.get('emailPassword') ?? '' }, from)
  if (step === 'password') await changePassword(shop, session, body, from)
  if (step === 'delete') await deleteAccount(shop, session, { password: form.get('farewellPassword') ?? '' }, from)
  await sendVisitor(c)
}

interface Refused {
  step: Step
  values: Record<string, string>
  refusal: ShopError
}

async function draw(page: Page, c: HostContext, refused: Refused | null): Promise<Html> {
  const texts = accessTexts[page.store.language]
  const above = saidAbove(page, refused?.refusal ?? null)
  const names = (refused && ownNames[refused.step]) ?? {}
  const fields = Object.entries(refusedFields(page, refused?.refusal ?? null)).map(([name, text]) => [names[name] ?? name, text])
  const dataUrl = page.link(`${path}/data`)
  return html`<p class="lead">${texts.settingsLead}</p>
    ${above !== null && noticeList([{ kind: 'error', text: above }])}
    ${mount(page, 'personal-settings', {
      when: 'load',
      options: {
        action: page.link(path),
        dataUrl,
        goneUrl: page.link('logout'),
        passkeys: true,
        customer: await getProfile(c.get('shop'), c.get('session')),
        step: refused?.step ?? '',
        values: refused?.values ?? {},
        refused: Object.fromEntries(fields),
        isChanged: refused?.refusal.code === 'changed',
      },
      fallback: html`<p><a class="button" href="${dataUrl}">${texts.data}</a></p>`,
    })}`
}
