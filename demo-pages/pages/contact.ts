// Customer service: a plain contact form, and an e-mail link whose subject names the product.
import { getProductById } from '../catalogue/product.ts'
import { readForm } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { takeMessage } from '../service/messages-to-us.ts'
import { fillText } from '../shop/messages.ts'
import type { ShopError } from '../shop/shop-error.ts'
import type { Frame } from './frame.ts'
import { html } from './markup.ts'
import { mount } from './mount.ts'
import { breadcrumbs } from './parts/breadcrumbs.ts'
import { icon } from './parts/icons.ts'
import { noticeList } from './parts/notices.ts'
import { productPicture } from './parts/picture.ts'
import { openingLines } from './opening-hours.ts'
import { sellerOf } from './seller.ts'
import { refusable, refusalText } from './service-page.ts'
import { serviceTexts } from './texts/service.ts'

/** GET `/contact`; `?product=<id>` names the product in question. */
export function showContact(frame: Frame, c: HostContext): Promise<Response> {
  return draw(frame, c, null, null)
}

/** POST `/contact`: the plain form. */
export async function takeContact(frame: Frame, c: HostContext): Promise<Response> {
  const form = await readForm(c)
  const body = { ...Object.fromEntries(form), order_number: form.get('orderNumber') ?? '' }
  const { value, refusal } = await refusable(() => takeMessage(c.get('shop'), c.get('store'), body, null, c.get('connection').address))
  const values = Object.fromEntries(['name', 'email', 'subject', 'orderNumber', 'message'].map((name) => [name, form.get(name) ?? '']))
  return draw(frame, c, value, refusal && { refusal, values })
}

type Refused = { refusal: ShopError; values: Record<string, string> }

async function draw(frame: Frame, c: HostContext, reference: string | null, refused: Refused | null): Promise<Response> {
  const page = await frame.open(c)
  const refusal = refused?.refusal ?? null
  const { contact } = page.texts
  const productId = Number(c.req.query('product') ?? '')
  const found = Number.isInteger(productId) && productId > 0 ? await getProductById(frame.host.db, page.store, productId) : null
  const product = found?.product ?? null
  const subject = product ? `${product.name} (${product.sku})` : contact.subject
  const { email: serviceMail, phone } = sellerOf(page.store)
  const service = serviceTexts[page.store.language]
  const mail = `mailto:${serviceMail}?subject=${encodeURIComponent(subject)}`
  if (refusal?.retryAfter) c.header('Retry-After', String(refusal.retryAfter))
  const screen = {
    name: 'contact',
    title: refusal ? `${page.texts.pages.error} ${contact.title}` : contact.title,
    description: contact.description,
    data: [
      {
        '@type': 'FAQPage',
        mainEntity: contact.answers.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
    body: html`${breadcrumbs(page, [], contact.title)}
      <div class="sheet sheet-two wrap">
        <div>
          <h1>${contact.title}</h1>
          <p class="lead">${contact.intro}</p>
          ${
            product &&
            html`<div class="about">
            ${product.image && productPicture(product.image, { alt: '', sizes: '96px', largest: 320 })}
            <p><strong>${contact.about(product.name)}</strong><br />${contact.aboutText}</p>
          </div>`
          }
          ${reference !== null && noticeList([{ kind: 'success', text: fillText('contact.sent', page.store.language, reference) }])}
          ${refusal && noticeList([{ kind: 'error', text: refusalText(page, refusal) }])}
          <p>${contact.mailText}</p>
          ${mount(page, 'contact-form', { when: 'load', attributes: { action: page.link('contact'), subject: product ? subject : null }, options: { values: refused?.values ?? {} }, fallback: '' })}
        </div>
        <div>
          <section aria-labelledby="reach">
            <h2 id="reach">${service.reach}</h2>
            <p class="contact-mail"><a href="tel:${phone.replaceAll(' ', '')}">${phone}</a><br /><a href="${mail}">${serviceMail}</a></p>
            <dl class="contact-hours">${openingLines(page.store).map(({ days, hours }) => html`<div><dt>${days}</dt><dd>${hours ?? service.closed}</dd></div>`)}</dl>
          </section>
          <section aria-labelledby="questions">
          <h2 id="questions">${contact.questions}</h2>
          ${contact.answers.map(({ question, answer }) => html`<details class="question"><summary>${question}${icon('chevron', 20)}</summary><p>${answer}</p></details>`)}
          </section>
        </div>
      </div>`,
  }
  return frame.show(c, page, screen, refusal?.status ?? 200)
}
