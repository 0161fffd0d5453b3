// Customer service: a way to ask that needs nothing but a mail program, with the product already named.
import { getProductById } from '../catalogue/product.ts'
import type { HostContext } from '../server/context.ts'
import { serviceMail } from './checkout.ts'
import type { Frame } from './frame.ts'
import { html } from './markup.ts'
import { breadcrumbs } from './parts/breadcrumbs.ts'
import { icon } from './parts/icons.ts'
import { productPicture } from './parts/picture.ts'

/** `/contact`, with `?product=<id>` about a product. */
export async function showContact(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const { contact, frame: words } = page.texts
  const asked = Number(c.req.query('product') ?? '')
  const found = Number.isInteger(asked) && asked > 0 ? await getProductById(frame.host.db, page.store, asked) : null
  const product = found?.product ?? null
  const subject = product ? `${product.name} (${product.sku})` : contact.subject
  const mail = `mailto:${serviceMail}?subject=${encodeURIComponent(subject)}`
  return frame.show(c, page, {
    name: 'contact',
    title: contact.title,
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
          <p>${contact.mailText}</p>
          <p><a class="button" href="${mail}">${icon('mail', 20)} ${contact.mail}</a></p>
          <p class="muted"><a href="mailto:${serviceMail}">${serviceMail}</a><br />${words.servicePromise}</p>
        </div>
        <section aria-labelledby="questions">
          <h2 id="questions">${contact.questions}</h2>
          ${contact.answers.map(({ question, answer }) => html`<details class="question"><summary>${question}${icon('chevron', 20)}</summary><p>${answer}</p></details>`)}
        </section>
      </div>`,
  })
}
