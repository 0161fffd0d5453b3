// The simulated provider's page, in English like a foreign provider's: an amount, and one button for each outcome.
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { fillPromises } from '../host/promises.ts'
import type { Decision, Payment } from './books.ts'
import { possibleDecisions } from './books.ts'
import terms from './terms.json' with { type: 'json' }

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const buttons: Record<Decision, string> = { paid: 'Pay', canceled: 'Cancel', rejected: 'Reject', failed: 'Fail', pending: 'Leave pending' }
const order: readonly Decision[] = ['paid', 'canceled', 'rejected', 'failed', 'pending']
const methods: Record<string, string> = { ideal: 'iDEAL', bancontact: 'Bancontact', creditcard: 'Credit card', giropay: 'giropay' }

/** The page of one payment; after a decision it only links back to the shop. */
export function paymentPage(payment: Payment): Html {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: payment.currency })
  const written = (cents: number) => format.format(cents / 100)
  const possible = order.filter((decision) => possibleDecisions(payment).includes(decision))
  return frame(html`
    <p class="amount">${written(payment.amount)}</p>
    <dl>
      <dt>For</dt><dd>${payment.description}</dd>
      <dt>Method</dt><dd>${methods[payment.method] ?? payment.method}${payment.issuer ? `, ${payment.issuer}` : ''}</dd>
      <dt>Status</dt><dd>${payment.status}</dd>
      ${payment.paid_back > 0 ? html`<dt>Refunded</dt><dd>${written(payment.paid_back)}</dd>` : ''}
    </dl>
    ${
      possible.length
        ? html`<form method="post" action="/payments/${payment.id}">
          ${possible.map((decision) => html`<button name="decision" value="${decision}">${buttons[decision]}</button>`)}
        </form>`
        : ''
    }
    <p><a href="${payment.return_url}">Back to the shop</a></p>
  `)
}

/** The lender's own terms, which a shop links to before an order on credit; the days to pay are those that the shop names. */
export function termsPage(language: keyof typeof terms): Html {
  const { title, sections } = terms[language]
  return frame(html`<h2>${title}</h2>${sections.map((section) => html`<p>${fillPromises(section, language)}</p>`)}`, language)
}

/** The page for an unknown id. */
export function unknownPage(): Html {
  return frame(html`<p>There is no such payment.</p>`)
}

function frame(body: Html, language = 'en'): Html {
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>PretendPay</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/style.css">
  </head>
  <body>
    <main>
      <h1>PretendPay</h1>
      <p class="note">This provider is part of the demonstration. No money moves.</p>
      ${body}
    </main>
  </body>
</html>`
}

export const providerStyle = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1c2233; background: #eef1f7 }
main { max-width: 420px; margin: 8vh auto; padding: 32px; background: #fff; border-radius: 16px; box-shadow: 0 8px 40px #1c223322 }
h1 { margin: 0; font-size: 20px; letter-spacing: 0.04em; color: #2b3f9e }
.note { margin: 0 0 24px; color: #525b70; font-size: 14px }
.amount { margin: 0 0 16px; font-size: 40px; font-weight: 700 }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 24px }
dt { color: #525b70 }
dd { margin: 0 }
form { display: grid; gap: 8px; margin-bottom: 16px }
button { min-height: 48px; border: 1px solid #2b3f9e; border-radius: 8px; background: #fff; color: #2b3f9e; font: inherit; font-weight: 600; cursor: pointer }
button:first-child { background: #2b3f9e; color: #fff }
:focus-visible { outline: 3px solid #f0a500; outline-offset: 2px }
a { color: #2b3f9e }
`
