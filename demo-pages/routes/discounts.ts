// The calls of coupons, gift cards and free gifts. Codes are sent in bodies only, since addresses are logged.
import type { Hono } from 'hono'
import * as v from 'valibot'
import { readJson } from '../server/body.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { sendHint } from '../server/cookies.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { parse } from '../shop/cart-request.ts'
import { applyCoupon, revokeCoupon } from '../shop/discounts/coupon.ts'
import { chooseGift, listGifts } from '../shop/discounts/free-gift.ts'
import { applyGiftCard, checkGiftCard, removeGiftCard, type TypedCode } from '../shop/discounts/gift-card.ts'
import { findText } from '../shop/messages.ts'
import { getTotals } from '../shop/totals.ts'

/** No code is this long, so a cut text is simply unknown. */
const Code = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text.slice(0, 200)),
)
const Coupon = v.object({ coupon_code: Code })
const GiftCard = v.object({ code: Code })
const Gift = v.object({ giftItem: v.object({ sku: v.pipe(v.string(), v.maxLength(64)) }) })

/** Registers the calls. */
export function registerDiscounts(store: Hono<HostEnv>): void {
  store.get('/checkout/cart/coupons', withSession, async (c) => {
    const { coupon_code: code } = await getTotals(c.get('shop'), c.get('session'))
    return c.json(code === null ? [] : [code])
  })
  store.post('/checkout/cart/coupons', withSession, apiGuard, async (c) => {
    await applyCoupon(c.get('shop'), c.get('session'), parse(Coupon, await readJson(c)).coupon_code)
    return answerTotals(c)
  })
  store.delete('/checkout/cart/coupons', withSession, apiGuard, async (c) => {
    await revokeCoupon(c.get('shop'), c.get('session'))
    return answerTotals(c)
  })
  store.post('/checkout/cart/giftcards', withSession, apiGuard, async (c) => {
    await applyGiftCard(c.get('shop'), c.get('session'), await readCode(c))
    return answerTotals(c)
  })
  store.post('/checkout/cart/giftcards/remove', withSession, apiGuard, async (c) => {
    await removeGiftCard(c.get('shop'), c.get('session'), parse(GiftCard, await readJson(c)).code)
    return answerTotals(c)
  })
  store.post('/api/giftcards/check', withSession, apiGuard, async (c) =>
    c.json(await checkGiftCard(c.get('shop'), c.get('session'), await readCode(c))),
  )
  store.get('/checkout/cart/gifts', withSession, async (c) => c.json(await listGifts(c.get('shop'), c.get('session'))))
  store.post('/checkout/cart/gifts/add', withSession, apiGuard, async (c) => {
    await chooseGift(c.get('shop'), c.get('session'), parse(Gift, await readJson(c)).giftItem.sku)
    sendHint(c, c.get('session'))
    return c.json({ status: 'success', message: findText('cart.changed', c.get('store').language) })
  })
}

async function readCode(c: HostContext): Promise<TypedCode> {
  return { code: parse(GiftCard, await readJson(c)).code, from: c.get('connection').address }
}

async function answerTotals(c: HostContext): Promise<Response> {
  sendHint(c, c.get('session'))
  return c.json(await getTotals(c.get('shop'), c.get('session')))
}
