// What a host may refuse of single calls beside what every call may be answered; the codes are what the widgets look at.

/** One refusal. */
export interface Refusal {
  status: number
  /** The word for scripts in the answer's `code`; null where the status says it all. */
  code: string | null
  when: string
}

const refusal = (status: number, code: string | null, when: string): Refusal => ({ status, code, when })

/** By function of `shared/api`; one that is not here has the general refusals only. */
export const refusals: Readonly<Record<string, readonly Refusal[]>> = {
  'myAccount.changeAddress': [
    refusal(404, 'address', 'No such address of hers.'),
    refusal(409, 'changed', 'It was changed since the `version` in the body; nothing was overwritten.'),
  ],
  'address.saveAddresses': [refusal(400, 'address', 'An address is not valid; `errors` says by field what is wrong.')],
  'cart.addLines': [
    refusal(400, 'stock', 'There is less of it than asked for. All lines are refused, or none.'),
    refusal(400, 'qty', 'The quantity is no whole number, or outside of `min_qty` and `max_qty`.'),
    refusal(404, 'product', 'No such product.'),
  ],
  'cart.changeLine': [
    refusal(400, 'stock', 'There is less of it than asked for.'),
    refusal(400, 'qty', 'The quantity is no whole number.'),
    refusal(404, 'item', 'The line is gone.'),
  ],
  'cart.removeLine': [refusal(404, 'item', 'The line is gone.')],
  'compare.toggleSku': [refusal(409, 'limit', 'As many are compared as the store allows.')],
  'customer.login': [
    refusal(401, 'login', 'One sentence, whatever was wrong.'),
    refusal(429, null, 'Too many tries; `Retry-After` says how long to wait.'),
  ],
  'discounts.applyCoupon': [refusal(400, 'coupon', 'Not valid, or not for this cart.')],
  'discounts.applyGiftCard': [refusal(400, 'gift-card', 'Redeemed, blocked, expired or not collectable, in `message`.')],
  'discounts.checkGiftCard': [refusal(400, 'gift-card', 'Redeemed, blocked, expired or not collectable, in `message`.')],
  'discounts.chooseGift': [refusal(400, 'gift', 'Not offered for this cart.')],
  'order.getLastOrder': [refusal(404, 'order', 'This session ordered nothing.')],
  'payment.cancelPayment': [refusal(409, 'payment', 'No payment stands open.')],
  'payment.placeOrder': [
    refusal(
      409,
      'changed',
      'Total or version are not what `X-Cart-Total` and `X-Cart-Version` say: nothing is ordered, `totals` are the new ones.',
    ),
    refusal(409, 'canceled', 'The order of this `Idempotency-Key` was canceled.'),
    refusal(400, 'empty', 'The cart is empty.'),
    refusal(400, 'stock', 'Something has been sold meanwhile.'),
    refusal(400, 'shipping', 'The method is gone: the checkout asks for the methods anew and lets another be chosen.'),
    refusal(400, 'slot', 'The same of the slot.'),
    refusal(400, 'point', 'The same of the pick-up point.'),
  ],
  'pickupPoints.lookUpPostcode': [refusal(404, null, 'No such postcode, or none that this store knows.')],
  'reviews.addReview': [
    refusal(401, 'login', 'Reviews are for customers.'),
    refusal(403, 'not-bought', 'Reviews are for who bought it.'),
    refusal(409, 'twice', 'There is one already.'),
    refusal(422, null, 'Fields are wrong; `errors` says which.'),
  ],
  'service.sendMessage': [refusal(422, null, 'Fields are wrong; `errors` says which.')],
  'service.postReturn': [refusal(422, 'quantity', 'More than can go back.')],
  'service.trackOrder': [refusal(404, 'order', 'No such order: the same answer whether the e-mail address or the number was wrong.')],
  'shipping.saveShippingInformation': [
    refusal(400, 'shipping', 'No such method for this address.'),
    refusal(400, 'slot', 'The slot is gone.'),
    refusal(400, 'point', 'There is no pick-up point, or it is gone.'),
    refusal(400, 'address', 'An address is not valid; `errors` says by field what is wrong.'),
  ],
  'sizeChart.getSizeAdvice': [
    refusal(404, null, 'Nothing is advised for this product.'),
    refusal(422, null, "The measurements are nobody's."),
  ],
  'sizeChart.getSizeChart': [refusal(404, null, 'The product has none.')],
  'stockAlert.addStockAlert': [
    refusal(401, 'login', 'Alerts are for customers in this store.'),
    refusal(409, 'twice', 'There is one already.'),
    refusal(409, 'in-stock', 'It can be bought.'),
  ],
  'wishlist.toggleItem': [refusal(404, 'product', 'No such product.')],
}
