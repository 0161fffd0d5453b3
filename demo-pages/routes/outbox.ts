// The outbox: every mail that the shop has sent, in both of its parts and with its PDFs, for people and tests. Available only with faults or the demonstration enabled.
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { HostContext, HostEnv } from '../host/context.ts'
import { storeById } from '../host/store-view.ts'
import type { HostOptions } from '../host/options.ts'
import { writeMessage } from '../mails/message.ts'
import { drawMailLogo, drawMailPicture } from '../mails/pictures.ts'
import { contentId, logoId } from '../mails/write-html.ts'
import { writePdf } from '../papers/write-pdf.ts'
import { wantsJson } from '../server/error-answer.ts'
import { allowScripts } from '../server/security.ts'
import { ShopError } from '../shop/shop-error.ts'

/** The page and the same as JSON, newest first; `?recipient=` filters. Below it each mail's HTML, pictures, PDFs and message file. */
export function createOutbox({ dataDir }: Pick<HostOptions, 'dataDir'>): Hono<HostEnv> {
  const outbox = new Hono<HostEnv>()
  outbox.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'private, no-store')
  })
  outbox.get('/', async (c) => {
    const recipient = c.req.query('recipient')
    let query = c.get('shop').db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(100)
    if (recipient) query = query.where('recipient', '=', recipient)
    const mails = await query.execute()
    if (wantsJson(c)) return c.json({ mails })
    allowScripts(c, { frames: ["'self'"] })
    return c.html(listPage(mails))
  })
  outbox.get('/:id{[0-9]{1,9}}/html', async (c) => {
    const mail = await findMail(c)
    if (mail.html === null) throw new ShopError(404, 'error.not-found')
    allowScripts(c, { isFramed: true, hasInlineStyles: true })
    const shown = mail.pictures.reduce(
      (text, _, place) => text.replaceAll(`cid:${contentId(place)}`, `pictures/${place}`),
      mail.html.replaceAll(`cid:${logoId}`, 'pictures/logo'),
    )
    return c.html(shown)
  })
  outbox.get('/:id{[0-9]{1,9}}/pictures/logo', async (c) => {
    const logo = await drawMailLogo(storeById((await findMail(c)).store_id).code)
    return c.body(new Uint8Array(logo), 200, { 'Content-Type': 'image/png' })
  })
  outbox.get('/:id{[0-9]{1,9}}/pictures/:place{[0-9]{1,2}}', async (c) => {
    const address = (await findMail(c)).pictures[Number(c.req.param('place'))]
    const picture = address === undefined ? null : await drawMailPicture(address, dataDir)
    if (!picture) throw new ShopError(404, 'error.not-found')
    return c.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/jpeg' })
  })
  outbox.get('/:id{[0-9]{1,9}}/papers/:place{[0-9]{1,2}}', async (c) => {
    const paper = (await findMail(c)).papers[Number(c.req.param('place'))]
    if (paper === undefined) throw new ShopError(404, 'error.not-found')
    return c.body(await writePdf(paper), 200, { 'Content-Type': 'application/pdf' })
  })
  outbox.get('/:id{[0-9]{1,9}}/message.eml', async (c) => {
    const message = await writeMessage(await findMail(c), dataDir)
    return c.body(new Uint8Array(message), 200, {
      'Content-Type': 'message/rfc822',
      'Content-Disposition': 'attachment; filename="message.eml"',
    })
  })
  return outbox
}

async function findMail(c: HostContext) {
  const mail = await c
    .get('shop')
    .db.selectFrom('mail')
    .selectAll()
    .where('id', '=', Number(c.req.param('id')))
    .executeTakeFirst()
  if (!mail) throw new ShopError(404, 'error.not-found')
  return mail
}

type Mail = Awaited<ReturnType<typeof findMail>>

function listPage(mails: readonly Mail[]) {
  return html`<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title><link rel="icon" href="data:,"></head>
  <body>
    <main>
      <h1>Outbox</h1>
      ${mails.length ? '' : html`<p>No mail yet.</p>`}
      ${mails.map(
        (mail) => html`<article lang="${mail.language}">
          <h2>${mail.subject}</h2>
          <p>${mail.recipient}, <time datetime="${mail.sent_at.toISOString()}">${mail.sent_at.toISOString()}</time></p>
          ${
            mail.html !== null &&
            html`<p lang="en"><a href="/outbox/${mail.id}/html">HTML alone</a>, <a href="/outbox/${mail.id}/message.eml">message for a mail program</a>${mail.papers.map(({ file }, at) => html`, <a href="/outbox/${mail.id}/papers/${at}">${file}</a>`)}</p>
          <iframe src="/outbox/${mail.id}/html" title="${mail.subject}" width="100%" height="640" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
          }
          <h3 lang="en">Plain text</h3>
          <pre>${mail.body}</pre>
        </article>`,
      )}
    </main>
  </body>
</html>`
}
