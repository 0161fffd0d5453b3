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

const listStays = 'Your printed list stays, with "Try again" below it. It cannot be filtered, sorted or paged in place.'

/** Every call of the base, once. */
export const purchase: readonly PurchaseStep[] = [
  {
    title: 'Find a product',
    calls: [
      first('catalogue.listCategory', listStays),
      first('catalogue.listShop', listStays),
      first('catalogue.searchProducts', listStays),
      more('catalogue.getDividers', 'There are no facets between the products. The facets beside the list work.'),
      more('catalogue.getSuggestions', 'There are no suggestions. The search field leads to your search page.'),
      more('content.getDropdown', 'No panel opens. The links of the menu work.'),
    ],
  },
  {
    title: 'Look at it',
    calls: [
      more('product.getSpecification', 'The specification that you printed stays.'),
      more('product.getSizeChart', 'The size chart that you printed stays.'),
      more('saved.toggleItem', 'Nothing is added to the wishlist: a pressed heart is reset.'),
      more('saved.toggleSku', 'Nothing is added to the comparison: a pressed button is reset.'),
    ],
  },
  {
    title: 'Fill the cart',
    calls: [
      sale('cart.addLines', 'Nothing can be added to the cart, and the button says so.'),
      sale('cart.getCart', 'Cart and checkout do not show added products. The HTML that you printed stays.'),
      first('cart.getTotals', 'Cart and minicart show no total. The checkout shows one from the payment step on.'),
      first('cart.changeLine', 'A changed quantity is reset, and the line says so.'),
      first('cart.removeLine', 'A removed line reappears, and says so.'),
      more('cart.getCoupons', 'The applied coupon is taken from the totals.'),
      more('cart.applyCoupon', 'A coupon is refused with a message.'),
      more('cart.revokeCoupon', 'A coupon stays applied, and the form says so.'),
      more('cart.getGifts', 'No free gift is offered.'),
      more('cart.chooseGift', 'Choosing a gift fails with a message.'),
    ],
  },
  {
    title: 'Check out',
    calls: [
      more('address.checkEmailAvailable', 'Every guest is invited to log in, and can continue as a guest.'),
      more('address.suggestEmail', 'No correction of a mistyped e-mail address is suggested.'),
      sale('checkout.saveAddresses', 'The checkout cannot continue after the addresses.'),
      more('checkout.saveShippingAddress', 'Nothing is lost: a single address is saved together with the other one.'),
      more('checkout.saveBillingAddress', 'Nothing is lost: a single address is saved together with the other one.'),
      first(
        'checkout.estimateShippingMethods',
        'The shipping methods are those of `GET checkout/cart/shipping-methods`, for the saved address.',
      ),
      more('checkout.getShippingMethods', 'A checkout that is reopened requests an estimate for its address.'),
      more('checkout.saveTotalsInformation', 'The total includes the shipping cost only from the payment step on.'),
      more('checkout.getPostnlPoints', 'No pickup point of PostNL can be chosen.'),
      more('checkout.findDhlPoints', 'No pickup point of DHL can be chosen.'),
      more('checkout.lookUpPostcode', 'Pickup points are listed without a distance if the carrier provides none.'),
      sale('checkout.saveShippingInformation', 'The checkout cannot continue to payment.'),
      more('checkout.setPaymentInformation', 'The total does not include the cost of a payment method before the order.'),
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
