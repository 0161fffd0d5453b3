// `/account/newsletters`: the widget's own markup works as a plain form.
import { readForm } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { sendHint } from '../server/cookies.ts'
import { getNewsletters, saveNewsletters } from '../shop/customers/newsletters.ts'
import { fillText } from '../shop/messages.ts'
import { accountPage } from './account-frame.ts'
import { html, type Html } from './markup.ts'
import { mount } from './mount.ts'
import type { Page } from './page.ts'
import { noticeList } from './parts/notices.ts'
import { refusable, refusalText } from './service-page.ts'
import { accessTexts } from './texts/access.ts'

const path = 'account/newsletters'

/** GET `/account/newsletters` */
export const showNewsletters = accountPage(path, async (page, texts, c) => ({ title: texts.newsletters, body: await draw(page, c, null) }))

/** POST `/account/newsletters` */
export const takeNewsletters = accountPage(path, async (page, texts, c) => {
  const form = await readForm(c)
  const codes = form.getAll('codes')
  const version = /^\d{1,9}$/.test(form.get('version') ?? '') ? Number(form.get('version')) : -1
  const { refusal } = await refusable(() => saveNewsletters(c.get('shop'), c.get('session'), { codes, version }))
  sendHint(c, c.get('session'))
  const notice = refusal
    ? noticeList([{ kind: 'error', text: refusalText(page, refusal) }])
    : noticeList([{ kind: 'success', text: fillText('newsletters.saved', page.store.language) }])
  const body = html`${notice}${await draw(page, c, refusal?.code === 'changed' ? codes : null)}`
  return { title: texts.newsletters, body, status: refusal?.status ?? 200 }
})

async function draw(page: Page, c: HostContext, mine: readonly string[] | null): Promise<Html> {
  const texts = accessTexts[page.store.language]
  return html`<p class="lead">${texts.newslettersLead}</p>
    ${mount(page, 'newsletter-settings', {
      when: 'load',
      options: {
        action: page.link(path),
        newsletters: await getNewsletters(c.get('shop'), c.get('session')),
        ...(mine === null ? {} : { mine }),
      },
      fallback: html`<p>${texts.newslettersLead}</p>`,
    })}`
}
