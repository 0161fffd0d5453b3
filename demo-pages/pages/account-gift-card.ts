// `/account/gift-card`: the balance of a gift card; the code is sent in a body, never in an address.
import { readForm } from '../server/body.ts'
import { checkGiftCard } from '../shop/discounts/gift-card.ts'
import { accountPage } from './account-frame.ts'
import { html } from './markup.ts'
import { mount } from './mount.ts'
import { noticeList } from './parts/notices.ts'
import { refusedFields, saidAbove } from './plain-refusal.ts'
import { given } from './returns.ts'
import { refusable } from './service-page.ts'

const path = 'account/gift-card'

/** GET and POST `/account/gift-card` */
export const showGiftCard = accountPage(path, async (page, texts, c) => {
  const action = page.link(path)
  const form = c.req.method === 'POST' ? await readForm(c) : null
  const typed = form && { code: (form.get('code') ?? '').slice(0, 64), from: c.get('connection').address }
  const checked = typed && (await refusable(() => checkGiftCard(c.get('shop'), c.get('session'), typed)))
  if (checked?.refusal?.retryAfter) c.header('Retry-After', String(checked.refusal.retryAfter))
  const above = saidAbove(page, checked?.refusal ?? null)
  return {
    title: texts.giftCard,
    status: checked?.refusal?.status ?? 200,
    body: html`${above !== null && noticeList([{ kind: 'error', text: above }])}
    ${mount(page, 'gift-card-balance', {
      when: 'load',
      options: given({ action, card: checked?.value ?? null, refused: refusedFields(page, checked?.refusal ?? null)['code'] ?? null }),
      fallback: html`<form action="${action}" method="post">
        <label>${page.texts.cart.giftCard} <input name="code" maxlength="64" autocomplete="off" /></label>
        <button class="button" type="submit">${texts.giftCard}</button>
      </form>`,
    })}`,
  }
})
