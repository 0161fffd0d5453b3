// The plain theme's pages about the visitor, and of service: login, account, returns, contact, maintenance.
import { html } from './html.ts'
import { each, form, money, word } from './plain.ts'
import type { Theme } from './theme.ts'

export const visitor: Pick<Theme, 'login' | 'account' | 'returns' | 'contact' | 'maintenance'> = {
  login: (page) =>
    form(
      page,
      page.urls.login,
      html`<label>${page.say('email')} <input type="email" name="email" autocomplete="username" required></label>
<label>${page.say('password')} <input type="password" name="password" autocomplete="current-password" required></label> <button>${page.say('login')}</button>`,
    ),
  account: (page, { customer, orders }) => html`<p>${word(customer.firstname)} ${word(customer.lastname)}, ${word(customer.email)}</p>
<h2>${page.say('orders')}</h2>${
    orders.length === 0
      ? html`<p>${page.say('nothing')}</p>`
      : html`<ul>${orders.map(({ number, date, total }) => html`<li>${number} (${date}) ${money(page, total)}</li>`)}</ul>`
  }
<h2>${page.say('addresses')}</h2><ul>${each(customer.addresses).map(
    (address) =>
      html`<li>${each([address]).map((own) => html`${word(own.firstname)} ${word(own.lastname)}, ${word(own.postcode)} ${word(own.city)}`)}</li>`,
  )}</ul>`,
  returns: (page, { reasons }) =>
    html`<p>${page.say('needs_script')}</p><ul class="reasons">${reasons.map(({ label }) => html`<li>${label}</li>`)}</ul>`,
  contact: (page) =>
    form(
      page,
      page.urls.contact,
      html`<label>${page.say('email')} <input type="email" name="email" required></label>
<label>${page.say('message')} <textarea name="message" required></textarea></label> <button>${page.say('send')}</button>`,
    ),
  maintenance: (page) => html`<p>${page.say('maintenance')}</p>`,
}
