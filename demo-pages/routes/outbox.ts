// The outbox: every mail that the shop has sent, for people and tests. Available only with faults or the demonstration enabled.
import { Hono } from 'hono'
import { html } from 'hono/html'
import { wantsJson } from '../server/error-answer.ts'
import type { HostEnv } from '../host/context.ts'

/** The page and the same as JSON, newest first; `?recipient=` filters. */
export function createOutbox(): Hono<HostEnv> {
  const outbox = new Hono<HostEnv>()
  outbox.get('/', async (c) => {
    const recipient = c.req.query('recipient')
    let query = c.get('shop').db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(100)
    if (recipient) query = query.where('recipient', '=', recipient)
    const mails = await query.execute()
    c.header('Cache-Control', 'private, no-store')
    if (wantsJson(c)) return c.json({ mails })
    return c.html(html`<!doctype html>
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
          <pre>${mail.body}</pre>
        </article>`,
      )}
    </main>
  </body>
</html>`)
  })
  return outbox
}
