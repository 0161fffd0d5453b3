// The plain forms, which work without any script: adding to the cart, quantities, a coupon, login, the bank.
import type { Context, Hono } from 'hono'
import { byId, translate } from '../data.ts'
import { RestError } from '../rest-error.ts'
import { changeLine, putLine, removeLine } from '../rules/cart.ts'
import { choose } from '../rules/choice.ts'
import { applyCoupon, removeCoupon } from '../rules/coupons.ts'
import { formOptions } from '../rules/form-options.ts'
import { cancelOrder } from '../rules/place-order.ts'
import { demandSessionQuote, sessionQuote } from '../rules/session-cart.ts'
import { isSalable } from '../rules/stock.ts'
import type { Store } from '../goods.ts'
import type { Customer, Session } from '../sales.ts'
import type { Shop } from '../shop.ts'
import { lastOrder } from '../pages/content.ts'
import { login, logout } from './login-posts.ts'
import { storeOfPage } from './page-store.ts'
import { customerOf, sessionOf } from './session.ts'

export interface Post {
  c: Context
  shop: Shop
  store: Store
  session: Session
  customer: Customer | null
  form: URLSearchParams
}

const add = ({ c, shop, store, session, customer, form }: Post): string => {
  const product = byId(Number(c.req.param('id') ?? form.get('product')))
  if (!product || !isSalable(shop, product)) throw new RestError(400, 'Product that you are trying to add is not available.')
  const quote = demandSessionQuote(shop, session, customer, store.id)
  putLine(shop, quote, product, choose(product, formOptions(product, form)), Number(form.get('qty') ?? 1) || 1)
  return 'checkout/cart/'
}

const update = ({ shop, session, customer, form }: Post): string => {
  const quote = sessionQuote(shop, session, customer)
  for (const [name, qty] of form) {
    const id = Number(/^cart\[(\d+)\]\[qty\]$/.exec(name)?.[1])
    if (Number.isNaN(id) || !quote) continue
    if (Number(qty) === 0) removeLine(quote, id)
    else changeLine(shop, quote, id, { qty })
  }
  return 'checkout/cart/'
}

const coupon = ({ shop, session, customer, form }: Post): string => {
  const quote = sessionQuote(shop, session, customer)
  const code = form.get('remove') === '1' ? '' : (form.get('coupon_code') ?? '')
  if (quote && code === '') removeCoupon(quote)
  else if (quote) applyCoupon(quote, code)
  return 'checkout/cart/'
}

const pay = (post: Post): string => {
  const order = lastOrder(post)
  if (order?.state === 'pending_payment') order.state = 'processing'
  return 'checkout/onepage/success/'
}

const cancel = (post: Post): string => {
  const order = lastOrder(post)
  if (order) {
    cancelOrder(post.shop, order)
    post.session.lastOrderId = null
    if (order.customerId === null) post.session.quoteId = order.quoteId
  }
  return 'checkout/cart/'
}

/** The action of each form, and the page that shows its error. */
const posts: [path: string, run: (post: Post) => string, back: string][] = [
  ['checkout/cart/add', add, 'checkout/cart/'],
  ['checkout/cart/add/product/:id', add, 'checkout/cart/'],
  ['checkout/cart/updatePost', update, 'checkout/cart/'],
  ['checkout/cart/couponPost', coupon, 'checkout/cart/'],
  ['customer/account/loginPost', login, 'customer/account/login/'],
  ['customer/account/logout', logout, ''],
  ['ideal/bank/pay', pay, 'ideal/bank/'],
  ['ideal/bank/cancel', cancel, 'ideal/bank/'],
]

const answer = async (c: Context, shop: Shop, run: (post: Post) => string, back: string): Promise<Response> => {
  const store = storeOfPage(c)
  if (!store) return c.notFound()
  const session = sessionOf(c, shop)
  const form = new URLSearchParams(await c.req.text())
  const say = (text: string) => session.messages.push({ type: 'error', text: translate(store, text) })
  if (form.get('form_key') !== session.formKey) {
    say('Invalid Form Key. Please refresh the page.')
    return c.redirect(`/${store.code}/${back}`)
  }
  try {
    return c.redirect(`/${store.code}/${run({ c, shop, store, session, customer: customerOf(c, shop, session), form })}`)
  } catch (error) {
    if (!(error instanceof RestError)) throw error
    say(error.sentence)
    return c.redirect(`/${store.code}/${back}`)
  }
}

export const addPosts = (app: Hono, shop: Shop): void => {
  for (const [path, run, back] of posts) {
    app.post(`/:store/${path}`, (c) => answer(c, shop, run, back))
    app.post(`/:store/${path}/`, (c) => answer(c, shop, run, back))
  }
}
