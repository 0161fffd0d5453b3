// Tests coupons, gift cards and gifts: their reductions, their validity, and that none is used twice.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import type { Piece } from '#tests/support/purchase.ts'
import { addToCart, chooseShipping, decide, placeOrder, setStock, stockMany, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
let piece: Piece
let shopper: Shopper

beforeAll(async () => {
  shop = await startHost()
  piece = await stockUp(shop.db, 50)
  await shop.db
    .updateTable('product_price')
    .set({ regular_cents: 8_000, final_cents: 8_000 })
    .where('product_id', '=', piece.productId)
    .execute()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await setStock(shop.db, piece.sku, 50)
  // Deletes earlier uses, in the orders too.
  await shop.db.deleteFrom('coupon_use').execute()
  await shop.db.updateTable('shop_order').set({ coupon_code: null }).execute()
  shopper = new Shopper(shop.url, 'en')
  await addToCart(shopper, { sku: piece.sku, qty: 2 })
})

const coupon = (code: string, who = shopper) => who.send('POST', 'checkout/cart/coupons', { coupon_code: code })
const card = (code: string, who = shopper) => who.send('POST', 'checkout/cart/giftcards', { code })
const totals = async (who = shopper) => (await who.get('checkout/cart/totals-information')).body
const rows = async (who = shopper) =>
  Object.fromEntries((await totals(who)).total_segments.map(({ code, value }: { code: string; value: number }) => [code, value]))
const invalid = "The coupon code isn't valid. Verify the code and try again."

describe('a coupon', () => {
  test('with a percentage reduces the products, not the shipping, and is listed until it is removed', async () => {
    expect((await coupon(' welcome10 ')).status).toBe(200)
    await chooseShipping(shopper)
    const { subtotal, discount, shipping, grand_total: total } = await rows()
    expect([subtotal, discount]).toEqual([160, -16])
    expect(total).toBe(144 + shipping)
    expect((await totals()).coupon_code).toBe('WELCOME10')
    expect((await shopper.get('checkout/cart/coupons')).body).toEqual(['WELCOME10'])
    expect((await shopper.send('DELETE', 'checkout/cart/coupons')).status).toBe(200)
    expect((await shopper.get('checkout/cart/coupons')).body).toEqual([])
    expect((await rows()).discount).toBeUndefined()
  })

  test('has a sum to pay beside it before the delivery cost is known, under a name that says so', async () => {
    expect(Object.keys(await rows())).toEqual(['subtotal', 'tax'])
    await coupon('WELCOME10')
    expect((await totals()).total_segments[2]).toMatchObject({ code: 'grand_total', title: 'Total excluding delivery', value: 144 })
  })

  test('with an amount applies from its minimum on, and not while the cart is below', async () => {
    await coupon('TEAM25')
    expect((await totals()).discount_amount).toBe(-25)
    const [line] = (await shopper.get('checkout/cart/quote')).body.items
    await shopper.send('PUT', `checkout/cart/items/${line.item_id}`, { cartItem: { sku: piece.sku, qty: 1 } })
    expect((await totals()).discount_amount).toBe(0)
    expect((await shopper.get('checkout/cart/coupons')).body).toEqual([])
  })

  test.each(['NONSENSE', 'SUMMER', 'DUTCH15', "' or 1=1", '', '💥'])(
    '“%s” is refused with the same message as any other invalid code',
    async (code) => {
      const { status, body } = await coupon(code)
      expect([status, body.message]).toEqual([400, invalid])
      expect((await totals()).coupon_code).toBe(null)
    },
  )

  test('that is valid once per customer is refused for a second order of the same address, but valid again after a failed payment', async () => {
    const order = async (who: Shopper, method: string) => {
      await addToCart(who, { sku: piece.sku, qty: 1 })
      await coupon('WELCOME10', who)
      await chooseShipping(who)
      return placeOrder(who, method)
    }
    const first = await order(shopper, 'creditcard')
    const again = new Shopper(shop.url, 'en')
    await order(again, 'banktransfer')
    expect((await totals(again)).coupon_code).toBe(null)
    await decide(shopper, first.body.redirect_url, 'canceled')
    await shopper.get('checkout/cart/payment-status')
    const third = new Shopper(shop.url, 'en')
    expect((await order(third, 'banktransfer')).status).toBe(200)
    const [row] = await shop.db.selectFrom('shop_order').selectAll().orderBy('id', 'desc').limit(1).execute()
    expect([row?.coupon_code, row?.discount]).toEqual(['WELCOME10', 800])
    expect((await third.get('checkout/cart/last-order')).body.totals.coupon_code).toBe('WELCOME10')
  })

  test('with five uses is used five times by ten orders at once', async () => {
    // Each buys another product; otherwise the lock on the stock alone would separate them.
    const pieces = await stockMany(shop.db, 10)
    const many = await Promise.all(
      pieces.map(async ({ sku }) => {
        const one = new Shopper(shop.url, 'en')
        await addToCart(one, { sku, qty: 1 })
        await coupon('FIRST5', one)
        await chooseShipping(one)
        return { one, shown: String((await totals(one)).grand_total) }
      }),
    )
    const answers = await Promise.all(
      many.map(({ one, shown }) =>
        one.send(
          'POST',
          'checkout/cart/payment-information',
          { email: 'a@example.com', shippingOptions: {}, paymentMethod: { method: 'banktransfer', additional_data: {} } },
          { 'X-Cart-Total': shown },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await shop.db.selectFrom('coupon_use').selectAll().where('code', '=', 'FIRST5').execute()).toHaveLength(5)
  })
})

describe('a gift card', () => {
  const balance = async (four: string) =>
    (await shop.db.selectFrom('gift_card').select('balance').where('last_four', '=', four).executeTakeFirstOrThrow()).balance

  test('pays up to its balance, is charged once with the order, and is refunded if the payment fails', async () => {
    await card('touch 2500 gbps cccc')
    await chooseShipping(shopper)
    const { giftcardaccount, grand_total: total, shipping } = await rows()
    expect(giftcardaccount).toBe(-25)
    expect(total).toBe(135 + shipping)
    expect((await shopper.get('checkout/cart/quote')).body.extension_attributes.applied_gift_cards).toEqual([
      { code: '•••• CCCC', amount: 25 },
    ])
    const { body } = await placeOrder(shopper, 'creditcard')
    expect(await balance('CCCC')).toBe(0)
    await decide(shopper, body.redirect_url, 'canceled')
    await shopper.get('checkout/cart/payment-status')
    expect(await balance('CCCC')).toBe(2_500)
  })

  test('that pays everything leaves no payment method to choose, and the order is placed', async () => {
    await card('TOUCH-9900-GBPS-DDDD')
    const { body } = await chooseShipping(shopper)
    expect(body.payment_methods.map(({ code }: { code: string }) => code)).toEqual(['free'])
    expect((await placeOrder(shopper, 'creditcard')).status).toBe(400)
    const before = await balance('DDDD')
    expect((await placeOrder(shopper, 'free')).status).toBe(200)
    expect(await balance('DDDD')).toBeLessThan(before)
  })

  test('used by five orders at once pays no more than its balance', async () => {
    const many = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const one = new Shopper(shop.url, 'en')
        await addToCart(one, { sku: piece.sku, qty: 1 })
        await card('TOUCH-2500-GBPS-CCCC', one)
        await chooseShipping(one)
        return one
      }),
    )
    const held = await balance('CCCC')
    const answers = await Promise.all(many.map((one) => placeOrder(one)))
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
    const { paid } = await shop.db
      .selectFrom('gift_card_use')
      .innerJoin('gift_card', 'gift_card.code_hash', 'gift_card_use.code_hash')
      .select(sql<number>`sum(amount - paid_back)`.as('paid'))
      .where('last_four', '=', 'CCCC')
      .executeTakeFirstOrThrow()
    expect(paid + (await balance('CCCC'))).toBe(held)
  })

  test.each([
    ['TOUCH-USED-EVER-FFFF', 'This gift card has already been redeemed.'],
    ['TOUCH-STOP-EVER-GGGG', 'This gift card is blocked.'],
    ['TOUCH-GONE-EVER-HHHH', 'This gift card has expired.'],
    ['TOUCH-ONLY-SHOP-JJJJ', 'The balance of this gift card cannot be used here.'],
    ['TOUCH-2500-EURO-AAAA', 'The balance of this gift card cannot be used here.'],
    ['TOUCH-0000', 'We do not recognise this gift card. Verify the code and try again.'],
  ])('%s is refused: %s', async (code, sentence) => {
    for (const { status, body } of [await card(code), await shopper.send('POST', 'api/giftcards/check', { code })]) {
      expect([status, body.message, body.errors]).toEqual([400, sentence, { code: [sentence] }])
    }
  })

  test('has a page for its balance, which shows no code and answers an invalid code with 400', async () => {
    await shopper.send('POST', 'api/customer/login', { email: 'demo@touchline.example', password: 'Touchline-1' })
    const ask = (code: string) => shopper.submit('account/gift-card', { code })
    const known = await ask('TOUCH-9900-GBPS-DDDD')
    expect([known.status, known.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(known.body).toContain('•••• DDDD')
    const refused = await ask('TOUCH-STOP-EVER-GGGG')
    expect([refused.status, refused.headers.get('Location')]).toEqual([400, null])
    for (const { body } of [known, refused]) expect(body).not.toMatch(/TOUCH-(9900|STOP)/)
  })

  test('has a balance, can be removed by its masked code, and delays guesses', async () => {
    const { body } = await shopper.send('POST', 'api/giftcards/check', { code: 'TOUCH-9900-GBPS-DDDD' })
    expect(body).toEqual({ code: '•••• DDDD', balance: (await balance('DDDD')) / 100, expires_at: null })
    await card('TOUCH-9900-GBPS-DDDD')
    expect((await rows()).giftcardaccount).toBe(-160)
    await shopper.send('POST', 'checkout/cart/giftcards/remove', { code: '•••• DDDD' })
    expect((await rows()).giftcardaccount).toBeUndefined()
    const statuses = []
    for (let guess = 0; guess < 12; guess++) statuses.push((await card(`GUESS-${guess}`)).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a free gift', () => {
  const offers = async () => (await shopper.get('checkout/cart/gifts')).body
  const choose = (sku: string) => shopper.send('POST', 'checkout/cart/gifts/add', { giftItem: { sku } })

  test('is offered from its amount on, is a free single piece, and is removed when the cart is below', async () => {
    const [offer, next] = await offers()
    expect([offer.missing, next.missing]).toEqual([0, 0])
    const [gift, other] = offer.items
    expect((await choose(other.sku)).body.status).toBe('success')
    expect((await choose(gift.sku)).body.status).toBe('success')
    const { items } = (await shopper.get('checkout/cart/quote')).body
    const line = items.find((item: { extension_attributes: { is_free_gift: boolean } }) => item.extension_attributes.is_free_gift)
    expect([items.length, line.sku, line.price_incl_tax, line.extension_attributes.qty_editable]).toEqual([2, gift.sku, 0, false])
    expect((await rows()).subtotal).toBe(160)
    expect((await offers())[0].chosen).toBe(gift.sku)
    expect((await shopper.send('PUT', `checkout/cart/items/${line.item_id}`, { cartItem: { sku: gift.sku, qty: 2 } })).status).toBe(400)
    const bought = items.find(({ sku }: { sku: string }) => sku === piece.sku)
    await shopper.send('PUT', `checkout/cart/items/${bought.item_id}`, { cartItem: { sku: piece.sku, qty: 1 } })
    expect((await shopper.get('checkout/cart/quote')).body.items).toHaveLength(1)
  })

  test('is ordered with the products, from the same stock', async () => {
    const [{ items }] = await offers()
    await choose(items[0].sku)
    await chooseShipping(shopper)
    expect((await placeOrder(shopper)).status).toBe(200)
    const row = await shop.db.selectFrom('order_item').selectAll().where('is_gift', '=', true).executeTakeFirstOrThrow()
    expect([row.sku, row.qty, row.row_total_incl_tax]).toEqual([items[0].sku, 1, 0])
  })

  test('must be one of the offered products, and is not offered for an empty cart', async () => {
    expect((await choose(piece.sku)).body.message).toBe('This gift is not available for your cart.')
    expect((await new Shopper(shop.url, 'en').get('checkout/cart/gifts')).body).toEqual([])
  })
})
