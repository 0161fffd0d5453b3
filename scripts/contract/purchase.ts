// The calls of the base in the order of a purchase: their purpose, and how a page behaves on a platform without them.

/** One call of the base. */
export interface PurchaseCall {
  /** `cart.addLines`. */
  name: string
  /** `sale`: nobody can order without it. `first`: needed for a first sale, unless your own HTML replaces it. `more`: optional. */
  need: 'sale' | 'first' | 'more'
  /** How a page behaves if the platform does not have this call. */
  without: string
}

/** A step of the purchase. */
export interface PurchaseStep {
  title: string
  calls: readonly PurchaseCall[]
}

const first = (name: string, without: string): PurchaseCall => ({ name, need: 'first', without })
const sale = (name: string, without: string): PurchaseCall => ({ name, need: 'sale', without })
const more = (name: string, without: string): PurchaseCall => ({ name, need: 'more', without })

const listStays = 'Your printed list stays, with "Try again" below it. Nothing narrows, sorts or turns pages in place.'

/** Every call of the base, once. */
export const purchase: readonly PurchaseStep[] = [
  {
    title: 'Find a product',
    calls: [
      first('catalogue.listCategory', listStays),
      first('catalogue.listShop', listStays),
      first('catalogue.searchProducts', listStays),
      more('catalogue.getDividers', 'No facet stands between the products. Those beside the list work.'),
      more('catalogue.getSuggestions', 'No suggestions. The search field leads to your search page.'),
      more('content.getDropdown', 'No panel opens. The links of the menu work.'),
    ],
  },
  {
    title: 'Look at it',
    calls: [
      more('product.getSpecification', 'The specification that you printed stays.'),
      more('product.getSizeChart', 'The size chart that you printed stays.'),
      more('saved.toggleItem', 'A heart does not stay: what is pressed is undone.'),
      more('saved.toggleSku', 'Nothing can be compared: what is pressed is undone.'),
    ],
  },
  {
    title: 'Fill the cart',
    calls: [
      sale('cart.addLines', 'Nothing can be put into the cart, and the button says so.'),
      sale('cart.getCart', 'Cart and checkout show nothing of what was added. The HTML that you printed stays.'),
      first('cart.getTotals', 'Cart and minicart show no sum. The checkout has one from the step of payment on.'),
      first('cart.changeLine', 'A new quantity is undone, and the line says so.'),
      first('cart.removeLine', 'A removed line comes back, and the line says so.'),
      more('cart.getCoupons', 'The coupon in use is known from the totals.'),
      more('cart.applyCoupon', 'A coupon is refused with a sentence.'),
      more('cart.revokeCoupon', 'A coupon stays in use, and the form says so.'),
      more('cart.getGifts', 'No free gift is offered.'),
      more('cart.chooseGift', 'Choosing a gift fails with a sentence.'),
    ],
  },
  {
    title: 'Check out',
    calls: [
      more('address.checkEmailAvailable', 'Every guest is invited to log in, and may go on as a guest.'),
      more('address.suggestEmail', 'No correction of a mistyped e-mail address is suggested.'),
      sale('checkout.saveAddresses', 'The checkout does not get past the addresses.'),
      more('checkout.saveShippingAddress', 'Nothing is lost: an address that stands alone is saved with the other one.'),
      more('checkout.saveBillingAddress', 'Nothing is lost: an address that stands alone is saved with the other one.'),
      first(
        'checkout.estimateShippingMethods',
        'The ways of shipping are those of `GET checkout/cart/shipping-methods`, for the address that was saved.',
      ),
      more('checkout.getShippingMethods', 'A checkout that is opened again asks for an estimate for its address.'),
      more('checkout.saveTotalsInformation', 'The sum has the cost of shipping only from the step of payment on.'),
      more('checkout.getPostnlPoints', 'No point of PostNL can be chosen, so nothing is ordered to one.'),
      more('checkout.findDhlPoints', 'No point of DHL can be chosen, so nothing is ordered to one.'),
      more('checkout.lookUpPostcode', 'Points are listed without a distance where the carrier names none.'),
      sale('checkout.saveShippingInformation', 'The checkout does not get to payment.'),
      more('checkout.setPaymentInformation', 'Costs of a way to pay are not in the sum before the order.'),
      sale('checkout.placeOrder', 'Nothing can be ordered.'),
    ],
  },
  {
    title: 'Send something back',
    calls: [
      more('orders.fetchReturnOrder', 'No order is found, and the form says so.'),
      more('orders.postReturn', 'The return is not registered, and the form says so.'),
      more('orders.fetchReturnLabel', 'No label can be downloaded, and the form says so.'),
    ],
  },
]

/** All calls, in this order. */
export const purchaseCalls: readonly PurchaseCall[] = purchase.flatMap(({ calls }) => calls)
