// Examples of coupons, gift cards and free gifts.
import { example, refusal } from '#shared/api/example.ts'
import { totalsAnswer } from '#shared/cart/examples.ts'
import { applyCoupon, applyGiftCard, checkGiftCard, chooseGift, getCoupons, getGifts, removeGiftCard, revokeCoupon } from './calls.ts'

const giftCard = refusal(400, 'gift-card', 'Redeemed, blocked, expired or not collectable, in `message`.')

/** The examples. */
export const examples = [
  example(getCoupons, [], { answer: ['WELCOME10'] }),
  example(applyCoupon, ['WELCOME10'], {
    body: { coupon_code: 'WELCOME10' },
    answer: totalsAnswer(),
    refusals: [refusal(400, 'coupon', 'Not valid, or not for this cart.')],
  }),
  example(revokeCoupon, [], { answer: totalsAnswer() }),
  example(applyGiftCard, ['CARD-1'], { body: { code: 'CARD-1' }, answer: totalsAnswer(), refusals: [giftCard] }),
  example(removeGiftCard, ['•••• RD-1'], { body: { code: '•••• RD-1' }, answer: totalsAnswer() }),
  example(checkGiftCard, ['CARD-1'], {
    body: { code: 'CARD-1' },
    answer: { code: '•••• RD-1', balance: 25, expires_at: null },
    refusals: [giftCard],
  }),
  example(getGifts, [], {
    answer: [
      {
        id: 1,
        threshold: 50,
        missing: 0,
        chosen: null,
        items: [{ sku: 'BALL', product_id: 7, name: 'Ball', image: null, url: '/nl/product/ball', in_stock: true }],
      },
    ],
  }),
  example(chooseGift, ['BALL'], {
    body: { giftItem: { sku: 'BALL' } },
    answer: { status: 'success', message: null },
    refusals: [refusal(400, 'gift', 'Not offered for this cart.')],
  }),
]
