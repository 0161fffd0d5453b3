// The customer's own pages: overview, orders, returns. Whoever is not logged in is led to the login and back.
import type { HostContext } from '../server/context.ts'
import { getAccount, listOrders } from '../shop/account.ts'
import { takeNotices } from '../shop/session.ts'
import { serviceMail } from './checkout.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './markup.ts'
import { writeCents } from './money.ts'
import type { Page } from './page.ts'
import { icon } from './parts/icons.ts'
import { noticeList } from './parts/notices.ts'
import { accountTexts, type AccountTexts } from './texts/account.ts'

type Draw = (page: Page, words: AccountTexts, c: HostContext) => Promise<{ title: string; body: Html }>

/** `/account` */
export const showAccount = accountPage('account', async (page, words, c) => {
  const account = await getAccount(c.get('shop'), c.get('session'))
  const orders = (await listOrders(c.get('shop'), c.get('session'))).slice(0, 3)
  return {
    title: words.title,
    body: html`<p class="lead">${words.hello(account?.firstname ?? '')}. ${words.intro}</p>
      <div class="account-tiles">
        <section class="account-tile" aria-labelledby="details">
          <h2 id="details">${words.details}</h2>
          <dl>
            <dt>${words.name}</dt>
            <dd>${account?.firstname} ${account?.lastname}</dd>
            <dt>${words.email}</dt>
            <dd>${account?.email}</dd>
          </dl>
          <p class="muted">${words.change} <a href="mailto:${serviceMail}">${serviceMail}</a></p>
        </section>
        <section class="account-tile" aria-labelledby="orders">
          <h2 id="orders">${words.orders}</h2>
          ${
            orders.length === 0
              ? html`<p>${words.noOrdersText}</p>`
              : html`<ul role="list">
                ${orders.map(({ number, status }) => html`<li><span>${words.order} ${number}</span><span class="muted">${words.statuses[status]}</span></li>`)}
              </ul>`
          }
          <p><a class="button button-plain" href="${page.link('account/orders')}">${words.orders}</a></p>
        </section>
      </div>`,
  }
})

/** `/account/orders` */
export const showOrders = accountPage('account/orders', async (page, words, c) => {
  const orders = await listOrders(c.get('shop'), c.get('session'))
  const date = new Intl.DateTimeFormat(page.store.locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })
  if (orders.length === 0)
    return {
      title: words.orders,
      body: html`<div class="nothing">
        <h2>${words.noOrders}</h2>
        <p>${words.noOrdersText}</p>
        <a class="button" href="${page.link('')}">${words.guestLink}</a>
      </div>`,
    }
  return {
    title: words.orders,
    body: html`<p class="lead">${words.ordersText}</p>
      <ol class="account-orders" role="list">
        ${orders.map(
          ({ number, status, createdAt, grandTotal, items }) =>
            html`<li>
              <h2>${words.order} ${number}</h2>
              <dl>
                <div><dt>${words.date}</dt><dd>${date.format(createdAt)}</dd></div>
                <div><dt>${words.status}</dt><dd>${words.statuses[status]}</dd></div>
                <div><dt>${words.total}</dt><dd>${writeCents(grandTotal, page.store)}</dd></div>
              </dl>
              <p class="muted">${items.map(({ name, qty }) => `${qty} × ${name}`).join(', ')}</p>
            </li>`,
        )}
      </ol>`,
  }
})

/** `/account/returns` */
export const showReturns = accountPage('account/returns', async (page, words) => ({
  title: words.returns,
  body: html`<p class="lead">${words.returnsText}</p>
    <p class="buttons">
      <a class="button" href="mailto:${serviceMail}">${icon('mail', 20)} ${serviceMail}</a>
      <a class="button button-plain" href="${page.link('pages/returns')}">${words.returnsLink}</a>
    </p>`,
}))

function accountPage(path: string, draw: Draw): (frame: Frame, c: HostContext) => Promise<Response> {
  return async (frame, c) => {
    const page = await frame.open(c)
    if (c.get('session').customerId === null)
      return c.redirect(`${page.link('account/login')}?back=${encodeURIComponent(page.link(path))}`, 303)
    const words = accountTexts[page.store.language]
    const { title, body } = await draw(page, words, c)
    return frame.show(c, page, {
      name: 'account',
      title,
      isIndexed: false,
      body: html`<div class="account wrap">
        ${accountMenu(page, words, path)}
        <div class="account-main">
          <h1>${title}</h1>
          ${noticeList(await takeNotices(c.get('shop'), c.get('session')))} ${body}
        </div>
      </div>`,
    })
  }
}

function accountMenu(page: Page, words: AccountTexts, here: string): Html {
  const links = [
    { path: 'account', name: words.title },
    { path: 'account/orders', name: words.orders },
    { path: 'account/returns', name: words.returns },
    { path: 'wishlist', name: words.wishlist },
  ]
  return html`<nav class="account-menu-side" aria-label="${words.account}">
    <ul role="list">
      ${links.map(({ path, name }) => html`<li><a href="${page.link(path)}" ${path === here && html`aria-current="page"`}>${name}</a></li>`)}
      <li>
        <form action="${page.link('account/logout')}" method="post"><button type="submit">${words.logout}</button></form>
      </li>
    </ul>
  </nav>`
}
