// The lists of an account: returns, reviews and stock alerts.
import { readForm, readId } from '../server/body.ts'
import type { HostContext } from '../host/context.ts'
import { answerLabel } from '../routes/returns.ts'
import { findMyReturn, listMyReturns } from '../service/my-returns.ts'
import { listParcels } from '../service/order-contents.ts'
import { listMyAlerts, removeMyAlert } from '../shop/my-alerts.ts'
import { listMyReviews } from '../shop/my-reviews.ts'
import { readPage } from '../shop/page-of.ts'
import { ShopError } from '../shop/shop-error.ts'
import { accountPage, loginFirst } from './account-frame.ts'
import type { Frame } from './frame.ts'
import { html } from './markup.ts'
import { mount } from './mount.ts'

/** `/account/returns` */
export const showReturns = accountPage('account/returns', async (page, texts, c) => {
  const returns = await listMyReturns(c.get('shop'), c.get('session'), readPage(c.req.query('page')))
  return {
    title: texts.returns,
    body: html`<p class="lead">${texts.returnsText} <a href="${page.link('pages/returns')}">${texts.returnsLink}</a></p>
      ${mount(page, 'return-list', {
        when: 'load',
        attributes: { returnUrl: page.link('returns') },
        answers: { [`api/customer/returns?page=${returns.page}`]: returns },
        fallback: html`<p><a href="${page.link('returns')}">${texts.returns}</a></p>`,
      })}`,
  }
})

/** `/account/returns/{reference}/label` */
export async function sendLabel(_frame: Frame, c: HostContext): Promise<Response> {
  const toLogin = loginFirst(c, 'account/returns')
  if (toLogin) return toLogin
  const shop = c.get('shop')
  const orderId = await findMyReturn(shop, c.get('session'), c.req.param('reference') ?? '')
  const order = await shop.db.selectFrom('shop_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const parcel = (await listParcels(shop.db, orderId)).at(-1)
  if (!parcel) throw new ShopError(404, 'returns.no-label', { code: 'label' })
  return answerLabel(c, order, parcel.id)
}

/** `/account/reviews` */
export const showReviews = accountPage('account/reviews', async (page, texts, c) => {
  const reviews = await listMyReviews(c.get('shop'), c.get('session'), readPage(c.req.query('page')))
  return {
    title: texts.reviews,
    body: mount(page, 'review-list', {
      when: 'load',
      answers: { [`api/customer/reviews?page=${reviews.page}`]: reviews },
      fallback: html`<p><a href="${page.link('account/orders')}">${texts.orders}</a></p>`,
    }),
  }
})

/** GET and POST `/account/stock-alerts` */
export const showAlerts = accountPage('account/stock-alerts', async (page, texts, c) => {
  const [shop, session] = [c.get('shop'), c.get('session')]
  const own = page.link('account/stock-alerts')
  if (c.req.method === 'POST') {
    await removeMyAlert(shop, session, readId((await readForm(c)).get('id')))
    return c.redirect(own, 303)
  }
  const alerts = await listMyAlerts(shop, session, readPage(c.req.query('page')))
  return {
    title: texts.alerts,
    body: mount(page, 'alert-list', {
      when: 'load',
      attributes: { action: own },
      answers: { [`api/customer/stock-alerts?page=${alerts.page}`]: alerts },
      fallback: html`<p><a href="${page.link('')}">${texts.guestLink}</a></p>`,
    }),
  }
})

/** `/account/wishlist` redirects to the wishlist, which a customer has on every device. */
export const showMyWishlist = accountPage('account/wishlist', async (page, _words, c) => c.redirect(page.link('wishlist'), 303))
