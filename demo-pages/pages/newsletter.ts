// `/newsletter`: the plain form, and the pages that its mails link to, where a button confirms or unsubscribes.
import { readForm } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { requestNewsletter, followNewsletterLink, type NewsletterLink } from '../service/newsletter.ts'
import type { Frame } from './frame.ts'
import { hidden, html, type Html } from './markup.ts'
import { newsletterForm } from './parts/newsletter.ts'
import { noticeList } from './parts/notices.ts'
import { refusable, showService } from './service-page.ts'
import { newsletterTexts } from './texts/newsletter.ts'

const links: readonly NewsletterLink[] = ['confirm', 'leave']

/** GET `/newsletter` */
export async function showNewsletter(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const texts = newsletterTexts[page.store.language]
  const what = links.find((one) => c.req.query(one) !== undefined)
  if (!what) return showService(frame, c, page, { name: 'newsletter', title: texts.title, lead: texts.lead, body: newsletterForm(page) })
  const [title, lead] = what === 'confirm' ? [texts.confirmTitle, texts.confirmText] : [texts.leaveTitle, texts.leaveText]
  const body = html`<form action="${page.link('newsletter')}" method="post">
    ${hidden(what, c.req.query(what) ?? '')}
    <button class="button" type="submit">${texts[what]}</button>
  </form>`
  return showService(frame, c, page, { name: 'newsletter', title, lead, body })
}

/** POST `/newsletter` */
export async function takeNewsletter(frame: Frame, c: HostContext): Promise<Response> {
  const form = await readForm(c)
  const page = await frame.open(c)
  const texts = newsletterTexts[page.store.language]
  const [shop, store] = [c.get('shop'), c.get('store')]
  const what = links.find((one) => form.has(one))
  const said = what === 'confirm' ? texts.confirmed : what === 'leave' ? texts.left : texts.asked
  const { refusal } = await refusable(() =>
    what
      ? followNewsletterLink(shop, store, what, form.get(what) ?? '')
      : requestNewsletter(shop, store, Object.fromEntries(form), texts.consent, c.get('connection').address),
  )
  const body: Html = refusal ? newsletterForm(page, (form.get('email') ?? '').slice(0, 300)) : noticeList([{ kind: 'success', text: said }])
  return showService(frame, c, page, { name: 'newsletter', title: texts.title, lead: texts.lead, refusal, body })
}
