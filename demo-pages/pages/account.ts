// The customer's overview and her orders: rendered on the server from our own calls' answers, with forms that work without scripts.
import { readForm } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { sendHint } from '../server/cookies.ts'
import { cancelOrder } from '../service/cancel-order.ts'
import { listCreditNotes } from '../service/credit-notes.ts'
import { describeMyOrder } from '../service/my-order.ts'
import { findMyOrder, listMyOrders } from '../service/my-orders.ts'
import { listMyReturns } from '../service/my-returns.ts'
import { intentOf } from '../service/reference.ts'
import type { ReorderAnswer, ReorderWish } from '../service/reorder.ts'
import { isPlain, plainIntent, previewReorder, reorder } from '../service/reorder.ts'
import { getAccount } from '../shop/account.ts'
import { readAddressBook } from '../shop/address-book.ts'
import { fillText } from '../shop/messages.ts'
import { listMyAlerts } from '../shop/my-alerts.ts'
import { listMyReviews } from '../shop/my-reviews.ts'
import { isLost } from '../shop/orders.ts'
import { readPage } from '../shop/page-of.ts'
import { addNotice } from '../shop/session.ts'
import type { ShopError } from '../shop/shop-error.ts'
import { accountPage } from './account-frame.ts'
import { html } from './markup.ts'
import { mount } from './mount.ts'
import { given } from './returns.ts'
import { refusable, refusalText } from './service-page.ts'

const everything: ReorderWish = { items: null, is_preview: true }

/** `/account` */
export const showAccount = accountPage('account', async (page, texts, c) => {
  const [shop, session] = [c.get('shop'), c.get('session')]
  const account = await getAccount(shop, session)
  return {
    title: texts.title,
    body: html`<p class="lead">${texts.hello(account?.firstname ?? '')}. ${texts.intro}</p>
      ${mount(page, 'account-overview', {
        when: 'load',
        attributes: {
          orderUrl: page.link('account/orders/{number}'),
          ordersUrl: page.link('account/orders'),
          returnsUrl: page.link('account/returns'),
          addressesUrl: page.link('account/addresses'),
          alertsUrl: page.link('account/stock-alerts'),
          reviewsUrl: page.link('account/reviews'),
        },
        answers: {
          'api/customer/orders': await listMyOrders(shop, session, 1),
          'api/customer/returns': await listMyReturns(shop, session, 1),
          'api/customer/reviews': await listMyReviews(shop, session, 1),
          'api/customer/stock-alerts': await listMyAlerts(shop, session, 1),
          'api/customer/addresses': await readAddressBook(shop.db, session.customerId ?? 0),
        },
        fallback: html`<p><a href="${page.link('account/orders')}">${texts.orders}</a></p>`,
      })}`,
  }
})

/** `/account/orders` */
export const showOrders = accountPage('account/orders', async (page, texts, c) => {
  const orders = await listMyOrders(c.get('shop'), c.get('session'), readPage(c.req.query('page')))
  return {
    title: texts.orders,
    body: html`<p class="lead">${texts.ordersText}</p>
      ${mount(page, 'order-list', {
        when: 'load',
        attributes: { orderUrl: page.link('account/orders/{number}') },
        answers: { [`api/customer/orders?page=${orders.page}`]: orders },
        fallback: html`<ul role="list">
          ${orders.items.map(({ number }) => html`<li><a href="${page.link(`account/orders/${number}`)}">${texts.order} <span translate="no">${number}</span></a></li>`)}
        </ul>`,
      })}`,
  }
})

/** `/account/orders/{number}`, and the actions of its plain forms. */
export const showOrder = accountPage('account/orders', async (page, texts, c) => {
  const [shop, session] = [c.get('shop'), c.get('session')]
  const order = await findMyOrder(shop, session, c.req.param('number') ?? '')
  const own = page.link(`account/orders/${order.number}`)
  const outcome = c.req.method === 'POST' ? await takeOrderForm(c, own) : null
  if (outcome instanceof Response) return outcome
  const known = await findMyOrder(shop, session, order.number)
  const described = await describeMyOrder(shop, known)
  const notes = await listCreditNotes(shop.db, known)
  return {
    title: `${texts.order} ${order.number}`,
    status: outcome?.refusal?.status ?? 200,
    body: html`${outcome?.refusal && html`<p class="notice notice-error" role="alert">${refusalText(page, outcome.refusal)}</p>`}
      ${mount(page, 'order-detail', {
        when: 'load',
        attributes: isLost(known.status) ? {} : { teamUrl: page.link('account/teams?source=order-{item}') },
        options: given({ number: order.number, action: own, reorder: outcome?.preview ?? null, intent: await plainIntent(shop, order) }),
        answers: { [`api/customer/orders/${order.number}`]: described },
        fallback: html`<p>${described.status_label}</p>`,
      })}
      ${notes.map((note) => html`<p class="unprinted"><a href="${own}/credit-notes/${note}" download>${fillText('credit.number', page.store.language, note)}</a> (PDF)</p>`)}
      <p class="account-back"><a href="${page.link('account/orders')}">${texts.orders}</a></p>`,
  }
})

interface Asked {
  preview: ReorderAnswer | null
  refusal: ShopError | null
}

/** Runs the action of a plain form: redirects on success, else returns the content of the page. */
async function takeOrderForm(c: HostContext, own: string): Promise<Asked | Response> {
  const [shop, session] = [c.get('shop'), c.get('session')]
  const { language, code } = c.get('store')
  const form = await readForm(c)
  const order = await findMyOrder(shop, session, c.req.param('number') ?? '')
  const step = form.get('step')
  if (step === 'cancel') {
    const { refusal } = await refusable(() => cancelOrder(shop, order))
    if (refusal) return { preview: null, refusal }
    await shop.db
      .transaction()
      .execute((trx) => addNotice(trx, session, { kind: 'success', text: fillText('account.canceled', language, order.number) }))
    return c.redirect(own, 303)
  }
  const preview = await previewReorder(shop, session, order, everything)
  const mayGo = step === 'confirm' || (step === 'reorder' && isPlain(preview))
  if (!mayGo) return { preview, refusal: null }
  const wish = step === 'confirm' ? readWish(form) : everything
  const done = await refusable(() => reorder(shop, session, order, wish, intentOf(form.get('intent'))))
  if (done.value === null) return { preview, refusal: done.refusal }
  const { added, unavailable } = done.value
  await shop.db.transaction().execute(async (trx) => {
    if (added.length > 0) await addNotice(trx, session, { kind: 'success', text: fillText('reorder.added', language) })
    for (const { name, reason } of unavailable) await addNotice(trx, session, { kind: 'error', text: `${name}: ${reason}` })
  })
  sendHint(c, session)
  return c.redirect(`/${code}/checkout/cart`, 303)
}

/** The checked lines, with the prices that the form showed. */
function readWish(form: URLSearchParams): ReorderWish {
  const ids = form.getAll('line').filter((id) => /^\d{1,9}$/.test(id))
  const priceOf = (id: string) => {
    const price = form.get(`price[${id}]`) ?? ''
    return /^\d{1,8}(\.\d{1,2})?$/.test(price) ? Number(price) : null
  }
  return { items: ids.map((id) => ({ item_id: Number(id), price: priceOf(id) })), is_preview: false }
}
