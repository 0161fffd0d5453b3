// The plain forms, which work without any script: into the cart, its quantities, a coupon, login, contact.
import type { Context, Hono } from 'hono'
import { coupons, customers, say } from '../data.ts'
import type { Platform } from '../platform.ts'
import { addToCart, cartOf, removeLine, updateLine } from '../rules/cart.ts'
import { applyGiftCard } from '../rules/gift-cards.ts'
import { formItem } from '../rules/form-item.ts'
import { dropUnearnedGifts } from '../rules/gifts.ts'
import { inStore } from '../rules/prices.ts'
import { Refusal } from '../rules/refusal.ts'
import { subtotalOf } from '../rules/totals.ts'
import type { Store } from '../goods.ts'
import type { Session } from '../sales.ts'
import { newToken, sessionOf, setTokenCookie, storeOfPage } from './session.ts'

interface Post {
  c: Context
  platform: Platform
  session: Session
  store: Store
  form: URLSearchParams
}

const add = ({ platform, session, store, form }: Post): string => {
  addToCart(platform, session, store, [formItem(store, form)])
  return 'checkout/cart'
}

const update = ({ platform, session, store, form }: Post): string => {
  const cart = cartOf(platform, session, store)
  for (const [name, value] of form) {
    const id = Number(/^cart\[(\d+)\]\[qty\]$/.exec(name)?.[1])
    if (Number.isNaN(id)) continue
    if (Number(value) === 0) removeLine(cart, id)
    else if (cart.lines.some((line) => line.itemId === id && line.qty !== Number(value))) updateLine(platform, cart, id, Number(value))
  }
  dropUnearnedGifts(cart)
  return 'checkout/cart'
}

const coupon = ({ platform, session, store, form }: Post): string => {
  const cart = cartOf(platform, session, store)
  const code = (form.get('coupon_code') ?? '').trim().toUpperCase()
  const known = coupons.find((candidate) => candidate.code === code && subtotalOf(cart) >= inStore(store, candidate.minimum))
  if (code !== '' && known === undefined) throw new Refusal(404, "The coupon code isn't valid. Verify the code and try again.")
  cart.coupon = known?.code ?? null
  return 'checkout/cart'
}

const giftCard = ({ platform, session, store, form }: Post): string => {
  applyGiftCard(platform, cartOf(platform, session, store), form.get('gift_card_code') ?? '')
  return 'checkout/cart'
}

const login = ({ session, store, form }: Post): string => {
  const email = (form.get('email') ?? '').trim().toLowerCase()
  const customer = customers.find((candidate) => candidate.email === email && candidate.password === form.get('password'))
  if (customer === undefined) throw new Refusal(401, say(store, 'login_failed'))
  session.customer = customer
  session.isExpired = false
  return 'customer/account'
}

const logout = ({ c, session }: Post): string => {
  Object.assign(session, { customer: null, token: newToken(), carts: new Map(), lastOrder: null })
  setTokenCookie(c, session)
  return ''
}

const contact = ({ session, store }: Post): string => {
  session.notice = say(store, 'sent')
  return 'contact'
}

/** What each form does, and the page that a refusal is shown on. */
const posts: [path: string, run: (post: Post) => string, back: string][] = [
  ['checkout/cart/add', add, 'checkout/cart'],
  ['checkout/cart/update', update, 'checkout/cart'],
  ['checkout/cart/coupon', coupon, 'checkout/cart'],
  ['checkout/cart/gift-card', giftCard, 'checkout/cart'],
  ['customer/login', login, 'customer/login'],
  ['customer/logout', logout, ''],
  ['contact', contact, 'contact'],
]

/** A page from a cache has no token: its forms are known by the origin that the browser sends. */
const isOwn = (c: Context, platform: Platform, session: Session, form: URLSearchParams): boolean =>
  form.get('_token') === session.token || (platform.options.cached === true && c.req.header('Origin') === new URL(c.req.url).origin)

export const addPosts = (app: Hono, platform: Platform): void => {
  for (const [path, run, back] of posts)
    app.post(`/:store/${path}`, async (c) => {
      const store = storeOfPage(c)
      if (store === undefined) return c.notFound()
      const session = sessionOf(c, platform)
      const form = new URLSearchParams(await c.req.text())
      if (!isOwn(c, platform, session, form))
        return c.html('<!doctype html><title>Page Expired</title><h1>419 Page Expired</h1>', 419 as 400)
      try {
        return c.redirect(`/${store.path}/${run({ c, platform, session, store, form })}`)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        session.notice = error.sentence
        return c.redirect(`/${store.path}/${back}`)
      }
    })
}
