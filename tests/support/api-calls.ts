// Every call of the suite with arguments that make sense and the answer a host would give; tables are generated from it; long because every call has its row.
import { Product } from '#shared/schemas/product.ts'
import * as v from 'valibot'
import * as account from '#shared/api/account.ts'
import * as myAccount from '#shared/api/my-account.ts'
import * as address from '#shared/api/address.ts'
import * as cart from '#shared/api/cart.ts'
import * as clock from '#shared/api/clock.ts'
import * as compare from '#shared/api/compare.ts'
import * as catalogue from '#shared/api/catalogue.ts'
import * as discounts from '#shared/api/discounts.ts'
import * as customer from '#shared/api/customer.ts'
import * as navigation from '#shared/api/navigation.ts'
import * as complaint from '#shared/api/complaint.ts'
import * as newsletter from '#shared/api/newsletter.ts'
import * as order from '#shared/api/order.ts'
import * as payment from '#shared/api/payment.ts'
import * as pickupPoints from '#shared/api/pickup-points.ts'
import * as product from '#shared/api/product.ts'
import * as reviews from '#shared/api/reviews.ts'
import * as search from '#shared/api/search.ts'
import * as service from '#shared/api/service.ts'
import * as session from '#shared/api/session.ts'
import * as shipping from '#shared/api/shipping.ts'
import * as specification from '#shared/api/specification.ts'
import * as sizeChart from '#shared/api/size-chart.ts'
import * as stockAlert from '#shared/api/stock-alert.ts'
import * as teamOrders from '#shared/api/team-orders.ts'
import * as passkeys from '#shared/api/passkeys.ts'
import * as wishlist from '#shared/api/wishlist.ts'
import { emptyAsk } from '#shared/domain/list-address.ts'
import { Address } from '#shared/schemas/address.ts'
import { accountCalls } from './account-calls.ts'
import * as answers from './answers.ts'
import { type Behaviour, json, text } from './fault-server.ts'
import { passkeyCalls } from './passkey-calls.ts'
import { teamCalls } from './team-calls.ts'

/** One call. */
export interface ApiCall {
  /** `<file>.<function>`, so that a new function without a row is found. */
  name: string
  run: (signal?: AbortSignal) => Promise<unknown>
  /** Other ways to ask it, of which the contract tells too. */
  also?: readonly (() => Promise<unknown>)[]
  /** Method, path and body as they have to arrive. */
  sends: { method: string; path: string; body: unknown }
  answer: unknown
  /** Reads try again; writes never do. */
  isRead: boolean
  /** The contract leaves the answer open: nothing at all is fine too. */
  isOpen?: boolean
  /** Answered as text, not as JSON. */
  isText?: boolean
  /** Asked without cookies or token. */
  isForEverybody?: boolean
}

const line = { sku: 'SHIRT', quantity: 2 }
const access = { email: 'anna@example.test', orderNumber: '100000077' }
const pair = { email: 'anna@example.test', order_number: '100000077' }
const cartItem = { sku: 'SHIRT', qty: 2 }
const home = v.parse(Address, answers.addressAnswer())
const sentHome = answers.addressAnswer()
const slot = answers.shippingMethodAnswer().extension_attributes.delivery_slots[0] ?? null
const savedAddresses = {
  billing_address: sentHome,
  extension_attributes: { shipping_assignments: [{ shipping: { address: sentHome } }] },
}
const method = { carrierCode: 'postnl', methodCode: 'standard' }
const shippingFor = { shippingAddress: home, billingAddress: home, method, extras: {}, slot }
const sentShipping = {
  shippingAddress: sentHome,
  billingAddress: sentHome,
  shippingMethodCode: 'standard',
  shippingCarrierCode: 'postnl',
  extensionAttributes: { requested_delivery_date: JSON.stringify(slot) },
}
const ideal = { method: 'ideal', details: { issuer: 'BANK1' } }
const paid = { email: 'anna@example.test', extras: {}, slot, payment: ideal, answers: {}, billingAddress: home }
const sentOrder = {
  email: 'anna@example.test',
  shippingOptions: { requested_delivery_date: JSON.stringify(slot) },
  paymentMethod: { method: 'ideal', additional_data: { issuer: 'BANK1' }, extensionAttributes: {} },
  billingAddress: sentHome,
}
const dhlQuestion = { postalCode: '1012AB', showUnavailable: 'false' } as const
const draft = { payment: { method: 'ideal', details: {} }, email: 'anna@example.test', skipsValidation: false }

const reviewWords = { rating: 5, title: 'Good', text: 'Fits.', nickname: 'Mary', fit: null }
const reviewPhoto = { name: 'photo-1', type: 'image/jpeg', data: 'AAAA' }

const person = {
  firstname: 'Anna',
  lastname: 'Smit',
  gender: 'neutral',
  day: '29',
  month: '2',
  year: '2000',
  prefix: '',
  telephone: '',
  company: '',
}

const get = (path: string) => ({ method: 'GET', path, body: null })
const put = (path: string, body: unknown) => ({ method: 'PUT', path, body })
const post = (path: string, body: unknown) => ({ method: 'POST', path, body })

/** The table. */
export const apiCalls: ApiCall[] = [
  ...accountCalls,
  ...teamCalls,
  ...passkeyCalls,
  { name: 'discounts.getCoupons', run: discounts.getCoupons, sends: get('checkout/cart/coupons'), answer: ['WELCOME10'], isRead: true },
  {
    name: 'discounts.applyCoupon',
    run: () => discounts.applyCoupon('WELCOME10'),
    sends: post('checkout/cart/coupons', { coupon_code: 'WELCOME10' }),
    answer: answers.totalsAnswer(),
    isRead: false,
    isOpen: true,
  },
  {
    name: 'discounts.revokeCoupon',
    run: () => discounts.revokeCoupon(),
    sends: { method: 'DELETE', path: 'checkout/cart/coupons', body: null },
    answer: answers.totalsAnswer(),
    isRead: false,
    isOpen: true,
  },
  {
    name: 'discounts.applyGiftCard',
    run: () => discounts.applyGiftCard('CARD-1'),
    sends: post('checkout/cart/giftcards', { code: 'CARD-1' }),
    answer: answers.totalsAnswer(),
    isRead: false,
    isOpen: true,
  },
  {
    name: 'discounts.removeGiftCard',
    run: () => discounts.removeGiftCard('•••• RD-1'),
    sends: post('checkout/cart/giftcards/remove', { code: '•••• RD-1' }),
    answer: answers.totalsAnswer(),
    isRead: false,
    isOpen: true,
  },
  {
    name: 'discounts.checkGiftCard',
    run: () => discounts.checkGiftCard('CARD-1'),
    sends: post('api/giftcards/check', { code: 'CARD-1' }),
    answer: { code: '•••• RD-1', balance: 25, expires_at: null },
    isRead: false,
  },
  {
    name: 'discounts.getGifts',
    run: discounts.getGifts,
    sends: get('checkout/cart/gifts'),
    answer: [
      {
        id: 1,
        threshold: 50,
        missing: 0,
        chosen: null,
        items: [{ sku: 'BALL', product_id: 7, name: 'Ball', image: null, url: '/nl/product/ball', in_stock: true }],
      },
    ],
    isRead: true,
  },
  {
    name: 'discounts.chooseGift',
    run: () => discounts.chooseGift('BALL'),
    sends: post('checkout/cart/gifts/add', { giftItem: { sku: 'BALL' } }),
    answer: { status: 'success', message: null },
    isRead: false,
  },
  { name: 'cart.getCart', run: cart.getCart, sends: get('checkout/cart/quote'), answer: answers.quoteAnswer(), isRead: true },
  {
    name: 'service.fetchReturnOrder',
    run: () => service.fetchReturnOrder(access),
    sends: post('returns/fetch/order', { params: pair }),
    answer: { success: 1, error: null, order: answers.returnOrderAnswer() },
    isRead: false,
  },
  {
    name: 'service.postReturn',
    run: () => service.postReturn(access, [{ itemId: 1, quantity: 1, reason: 'other' }], 'key-of-a-try'),
    sends: post('returns/post/order', { ...pair, items: [{ item_id: 1, quantity: 1, reason_code: 'other' }] }),
    answer: { success: 1, reference: 'R-1001' },
    isRead: false,
  },
  {
    name: 'service.fetchReturnLabel',
    run: () => service.fetchReturnLabel(access, 12),
    sends: post('returns/fetch/return-label', { ...pair, shipment_id: 12 }),
    answer: '%PDF-1.7\n1 0 obj\n%%EOF\n',
    isRead: false,
    isText: true,
  },
  {
    name: 'service.fetchWithdrawalOrder',
    run: () => service.fetchWithdrawalOrder(access),
    sends: post('returns/fetch/order', { params: pair, kind: 'withdrawal' }),
    answer: { success: 1, error: null, order: answers.returnOrderAnswer() },
    isRead: false,
  },
  {
    name: 'service.postWithdrawal',
    run: () =>
      service.postWithdrawal(
        access,
        { name: 'Anna', receiptEmail: 'anna@example.test', lines: [{ itemId: 1, quantity: 1 }] },
        'key-of-a-try',
      ),
    sends: post('returns/post/withdrawal', {
      ...pair,
      name: 'Anna',
      receipt_email: 'anna@example.test',
      items: [{ item_id: 1, quantity: 1 }],
    }),
    answer: { reference: 'W-1001', received_at: '2026-11-22T10:00:00.000Z' },
    isRead: false,
  },
  {
    name: 'service.sendMessage',
    run: () =>
      service.sendMessage(
        { name: 'Anna', email: 'anna@example.test', subject: 'Ball', orderNumber: '', message: 'Is it round?' },
        'key-of-a-try',
      ),
    sends: post('api/contact', { name: 'Anna', email: 'anna@example.test', subject: 'Ball', order_number: '', message: 'Is it round?' }),
    answer: { reference: 'M-1001' },
    isRead: false,
  },
  {
    name: 'complaint.postComplaint',
    run: () =>
      complaint.postComplaint(
        access,
        { itemId: 1, text: 'Torn', photos: [{ name: 'photo-1.jpg', type: 'image/jpeg', data: 'AAAA' }] },
        'key-of-a-try',
      ),
    sends: post('returns/post/complaint', {
      ...pair,
      item_id: 1,
      text: 'Torn',
      photos: [{ name: 'photo-1.jpg', type: 'image/jpeg', base64_encoded_data: 'AAAA' }],
    }),
    answer: { reference: 'C-1001' },
    isRead: false,
  },
  {
    name: 'newsletter.askForNewsletter',
    run: () => newsletter.askForNewsletter({ email: 'anna@example.test', consent: true }),
    sends: post('api/newsletter', { email: 'anna@example.test', consent: true }),
    answer: { state: 'asked' },
    isRead: false,
    isOpen: true,
  },
  {
    name: 'service.trackOrder',
    run: () => service.trackOrder(access),
    sends: post('api/orders/track', pair),
    answer: answers.trackingAnswer(),
    isRead: false,
  },
  {
    name: 'cart.getTotals',
    run: cart.getTotals,
    sends: get('checkout/cart/totals-information'),
    answer: answers.totalsAnswer(),
    isRead: true,
  },
  {
    name: 'cart.addLines',
    run: () => cart.addLines([line]),
    sends: post('checkout/cart/items', { cartItems: [cartItem] }),
    answer: answers.quoteAnswer(),
    isRead: false,
  },
  {
    name: 'cart.changeLine',
    run: () => cart.changeLine(41, line),
    sends: put('checkout/cart/items/41', { cartItem }),
    answer: answers.quoteAnswer(),
    isRead: false,
    isOpen: true,
  },
  {
    name: 'cart.removeLine',
    run: () => cart.removeLine(41),
    sends: { method: 'DELETE', path: 'checkout/cart/items/41', body: null },
    answer: true,
    isRead: false,
    isOpen: true,
  },
  {
    name: 'shipping.saveTotalsInformation',
    run: () => shipping.saveTotalsInformation({ address: home, method }),
    sends: put('checkout/cart/totals-information', {
      addressInformation: { address: sentHome, shipping_method_code: 'standard', shipping_carrier_code: 'postnl' },
    }),
    answer: answers.totalsAnswer(),
    isRead: false,
  },
  {
    name: 'wishlist.toggleItem',
    run: () => wishlist.toggleItem(12),
    sends: put('customer/wishlist/items/toggle', { productId: 12 }),
    answer: { wishlist: answers.sessionAnswer().wishlist },
    isRead: false,
  },
  {
    name: 'product.getProduct',
    run: (signal) => product.getProduct(12, Product, signal),
    sends: get('catalog/product/12'),
    answer: answers.productAnswer(),
    isRead: true,
    isForEverybody: true,
  },
  {
    name: 'reviews.getReviews',
    run: (signal) => reviews.getReviews(12, { page: 2, sort: 'newest', rating: 5 }, signal),
    sends: get('catalog/product/12/reviews'),
    answer: answers.reviewsAnswer(),
    isRead: true,
    isForEverybody: true,
  },
  {
    name: 'reviews.addReview',
    run: () => reviews.addReview(12, { ...reviewWords, photos: [reviewPhoto] }),
    also: [() => reviews.addReview(12, { ...reviewWords, photos: [] })],
    sends: post('api/catalog/product/12/reviews', {
      ...reviewWords,
      photos: [{ name: 'photo-1', type: 'image/jpeg', base64_encoded_data: 'AAAA' }],
    }),
    answer: { state: 'pending' },
    isRead: false,
    isOpen: true,
  },
  {
    name: 'sizeChart.getSizeChart',
    run: (signal) => sizeChart.getSizeChart(12, signal),
    sends: get('catalog/product/12/size-chart'),
    answer: { id: 1, title: 'Clothing', columns: ['Size'], rows: [['M']] },
    isRead: true,
    isForEverybody: true,
  },
  {
    name: 'specification.getSpecification',
    run: (signal) => specification.getSpecification(12, signal),
    sends: get('catalog/product/12/specification'),
    answer: [{ label: 'Weight', value: '300 g' }],
    isRead: true,
    isForEverybody: true,
  },
  {
    name: 'clock.getTime',
    run: (signal) => clock.getTime(signal),
    sends: get('api/clock'),
    answer: { now: '2026-11-23T12:31:36.000Z' },
    isRead: true,
  },
  {
    name: 'sizeChart.getSizeAdvice',
    run: () => sizeChart.getSizeAdvice(12, { footLength: 26 }),
    sends: get('api/catalog/product/12/size-advice'),
    answer: { size: '42', reason: 'Your foot.' },
    isRead: true,
    isForEverybody: true,
  },
  {
    name: 'stockAlert.addStockAlert',
    run: () => stockAlert.addStockAlert(12, 'SHIRT', 'anna@example.test'),
    sends: post('api/catalog/product/12/stock-alert', { sku: 'SHIRT', email: 'anna@example.test' }),
    answer: { state: 'waiting' },
    isRead: false,
    isOpen: true,
  },
  {
    name: 'shipping.getShippingMethods',
    run: shipping.getShippingMethods,
    sends: get('checkout/cart/shipping-methods'),
    answer: [answers.shippingMethodAnswer()],
    isRead: true,
  },
  {
    name: 'shipping.estimateShippingMethods',
    run: (signal) => shipping.estimateShippingMethods(home, signal),
    sends: post('checkout/cart/estimate-shipping-methods', { address: sentHome }),
    answer: [answers.shippingMethodAnswer()],
    isRead: false,
  },
  {
    name: 'shipping.estimateDelivery',
    run: (signal) => shipping.estimateDelivery('NL', '3811 LV', signal),
    sends: post('checkout/cart/estimate-shipping-methods', { address: { country_id: 'NL', postcode: '3811 LV' } }),
    answer: [answers.shippingMethodAnswer()],
    isRead: false,
  },
  {
    name: 'shipping.saveShippingInformation',
    run: () => shipping.saveShippingInformation(shippingFor),
    sends: post('checkout/cart/shipping-information', { addressInformation: sentShipping }),
    answer: answers.shippingInformationAnswer(),
    isRead: false,
  },
  {
    name: 'pickupPoints.getPostnlPoints',
    run: (signal) => pickupPoints.getPostnlPoints('1012AB', 'NL', signal),
    sends: get('checkout/postnl/pickup-points/nearest/1012AB/NL'),
    answer: [answers.postnlPointAnswer()],
    isRead: true,
  },
  {
    name: 'pickupPoints.findDhlPoints',
    run: (signal) => pickupPoints.findDhlPoints('NL', dhlQuestion, signal),
    sends: post('checkout/dhl/pickup-points/nearest/NL', { address: dhlQuestion }),
    answer: [answers.dhlPointAnswer()],
    isRead: false,
  },
  {
    name: 'pickupPoints.lookUpPostcode',
    run: (signal) => pickupPoints.lookUpPostcode('1012AB', signal),
    sends: get('postcode/lookup/1012AB'),
    answer: { latitude: 52.37, longitude: 4.89 },
    isRead: true,
  },
  {
    name: 'address.completeAddress',
    run: (signal) => address.completeAddress('api/address/complete', '1012 AB', '1', signal),
    sends: post('api/address/complete', { postcode: '1012 AB', house_number: '1' }),
    answer: { street: 'Damrak', city: 'Amsterdam' },
    isRead: false,
  },
  {
    name: 'address.saveBillingAddress',
    run: () => address.saveBillingAddress(home),
    sends: put('checkout/cart/address/billing-address', { address: sentHome }),
    answer: savedAddresses,
    isRead: false,
  },
  {
    name: 'address.saveShippingAddress',
    run: () => address.saveShippingAddress(home),
    sends: put('checkout/cart/address/shipping-address', { address: sentHome }),
    answer: savedAddresses,
    isRead: false,
  },
  {
    name: 'address.saveAddresses',
    run: () => address.saveAddresses(home, home),
    sends: put('checkout/cart/address/set-addresses', { billing_address: sentHome, shipping_address: sentHome }),
    answer: savedAddresses,
    isRead: false,
  },
  {
    name: 'address.checkEmailAvailable',
    run: (signal) => address.checkEmailAvailable('anna@example.test', signal),
    sends: post('checkout/customers/email-available', { customerEmail: 'anna@example.test' }),
    answer: true,
    isRead: false,
  },
  {
    name: 'address.suggestEmail',
    run: (signal) => address.suggestEmail('anna@exmaple.test', signal),
    sends: get('api/email-similarity/check-email'),
    answer: ['anna@example.test'],
    isRead: true,
  },
  {
    name: 'payment.getPaymentMethods',
    run: payment.getPaymentMethods,
    sends: get('checkout/cart/payment-methods'),
    answer: [answers.paymentMethodAnswer()],
    isRead: true,
  },
  {
    name: 'payment.setPaymentInformation',
    run: () => payment.setPaymentInformation(draft),
    sends: post('checkout/cart/set-payment-information', {
      paymentMethod: { method: 'ideal', additional_data: {} },
      email: 'anna@example.test',
    }),
    answer: true,
    isRead: false,
    isOpen: true,
  },
  {
    name: 'payment.placeOrder',
    run: () => payment.placeOrder(paid, 'key-1', { total: 50, version: null }),
    also: [() => payment.placeOrder(paid, 'key-1', { total: 50, version: '2026-11-23T12:00:00.000Z' })],
    sends: post('checkout/cart/payment-information', sentOrder),
    answer: answers.placedOrderAnswer(),
    isRead: false,
  },
  {
    name: 'payment.cancelPayment',
    run: () => payment.cancelPayment(),
    sends: post('checkout/cart/payment-cancel', null),
    answer: answers.paymentStatusAnswer({ status: 'canceled' }),
    isRead: false,
  },
  {
    name: 'catalogue.getListing',
    run: (signal) => catalogue.getListing(3, emptyAsk, signal),
    also: [
      () =>
        catalogue.getListing(null, { ...emptyAsk, facets: { facet_brand: ['Nordkap'] }, sort: 'price:asc', minPrice: 10, maxPrice: 50 }),
      () => catalogue.getListing(3, { ...emptyAsk, query: 'racket' }),
    ],
    sends: get('catalog/category/3/product/list'),
    answer: answers.catalogueAnswer(),
    isRead: true,
  },
  {
    name: 'catalogue.getDividers',
    run: (signal) => catalogue.getDividers(3, 1, signal),
    sends: get('catalog/category/3/filter-dividers/list'),
    answer: [{ attribute_code: 'colour', position: 4 }],
    isRead: true,
  },
  {
    name: 'order.getPaymentStatus',
    run: order.getPaymentStatus,
    sends: get('checkout/cart/payment-status'),
    answer: answers.paymentStatusAnswer(),
    isRead: true,
  },
  {
    name: 'order.getLastOrder',
    run: order.getLastOrder,
    sends: get('checkout/cart/last-order'),
    answer: answers.lastOrderAnswer(),
    isRead: true,
  },
  {
    name: 'order.claimOrder',
    run: () => order.claimOrder('100000077', '8f14e45fceea167a'),
    sends: post('checkout/cart/last-order/claim', { order_number: '100000077', claim: '8f14e45fceea167a' }),
    answer: { granted: true },
    isRead: false,
  },
  {
    name: 'compare.toggleSku',
    run: () => compare.toggleSku('SHIRT'),
    sends: post('api/catalog/compare/toggle-sku', { sku: 'SHIRT' }),
    answer: { compare: ['SHIRT'] },
    isRead: false,
  },
  {
    name: 'compare.getComparison',
    run: compare.getComparison,
    sends: get('api/catalog/compare'),
    answer: answers.comparisonAnswer(),
    isRead: true,
  },
  {
    name: 'compare.getProducts',
    run: (signal) => compare.getProducts([12, 15], signal),
    sends: get('catalog/products'),
    answer: { items: [answers.catalogueItemAnswer()] },
    isRead: true,
  },
  {
    name: 'account.register',
    run: () =>
      account.register({
        ...person,
        email: 'anna@example.test',
        password: 'Correct-Horse-9',
        passwordConfirmation: 'Correct-Horse-9',
        newsletter: true,
      }),
    sends: post('api/customer/register', {
      ...person,
      email: 'anna@example.test',
      password: 'Correct-Horse-9',
      password_confirmation: 'Correct-Horse-9',
      newsletter: true,
    }),
    answer: { customer: answers.customerAnswer(), cart_conflict: false },
    isRead: false,
  },
  {
    name: 'account.makeAccountOfOrder',
    run: () => account.makeAccountOfOrder('100000077', 'Correct-Horse-9'),
    sends: post('api/customer/orders/100000077/account', { password: 'Correct-Horse-9' }),
    answer: { customer: answers.customerAnswer(), cart_conflict: false },
    isRead: false,
  },
  {
    name: 'account.forgetPassword',
    run: () => account.forgetPassword('anna@example.test'),
    sends: post('api/customer/password/forgot', { email: 'anna@example.test' }),
    answer: true,
    isRead: false,
    isOpen: true,
  },
  {
    name: 'account.resetPassword',
    run: () => account.resetPassword('a-token', 'Correct-Horse-9'),
    sends: post('api/customer/password/reset', { token: 'a-token', password: 'Correct-Horse-9' }),
    answer: true,
    isRead: false,
    isOpen: true,
  },
  {
    name: 'account.changePassword',
    run: () => account.changePassword('Correct-Horse-9', 'Battery-Staple-7'),
    sends: post('api/customer/password/change', { current_password: 'Correct-Horse-9', password: 'Battery-Staple-7' }),
    answer: true,
    isRead: false,
    isOpen: true,
  },
  { name: 'account.getProfile', run: account.getProfile, sends: get('api/customer/me'), answer: answers.profileAnswer(), isRead: true },
  {
    name: 'account.saveProfile',
    run: () => account.saveProfile(person, 3),
    sends: put('api/customer/me', { ...person, version: 3 }),
    answer: answers.profileAnswer(),
    isRead: false,
  },
  {
    name: 'account.changeEmail',
    run: () => account.changeEmail('new@example.test', 'Correct-Horse-9'),
    sends: put('api/customer/email', { email: 'new@example.test', password: 'Correct-Horse-9' }),
    answer: answers.profileAnswer(),
    isRead: false,
  },
  {
    name: 'account.deleteAccount',
    run: () => account.deleteAccount('Correct-Horse-9'),
    sends: post('api/customer/delete', { password: 'Correct-Horse-9' }),
    answer: true,
    isRead: false,
    isOpen: true,
  },
  {
    name: 'account.getNewsletters',
    run: account.getNewsletters,
    sends: get('api/customer/newsletters'),
    answer: answers.newslettersAnswer(),
    isRead: true,
  },
  {
    name: 'account.saveNewsletters',
    run: () => account.saveNewsletters(['news'], 2),
    sends: put('api/customer/newsletters', { codes: ['news'], version: 2 }),
    answer: answers.newslettersAnswer(),
    isRead: false,
  },
  {
    name: 'customer.login',
    run: () => customer.login({ email: 'anna@example.test', password: 'Correct-Horse-9' }),
    sends: post('api/customer/login', { email: 'anna@example.test', password: 'Correct-Horse-9' }),
    answer: { customer: answers.customerAnswer(), cart_conflict: true },
    isRead: false,
  },
  {
    name: 'customer.logout',
    run: () => customer.logout(),
    sends: post('api/customer/logout', null),
    answer: true,
    isRead: false,
    isOpen: true,
  },
  {
    name: 'customer.mergeCarts',
    run: () => customer.mergeCarts('merge'),
    sends: post('checkout/cart/merge', { strategy: 'merge' }),
    answer: answers.quoteAnswer(),
    isRead: false,
  },
  { name: 'session.getSession', run: session.getSession, sends: get('api/session'), answer: answers.sessionAnswer(), isRead: true },
  {
    name: 'search.getSuggestions',
    run: (signal) => search.getSuggestions('racket', null, signal),
    also: [() => search.getSuggestions('racket', 3)],
    sends: get('api/search/autocomplete'),
    answer: answers.autocompleteAnswer(),
    isRead: true,
    isForEverybody: true,
  },
  {
    name: 'navigation.getDropdown',
    run: (signal) => navigation.getDropdown('3', signal),
    sends: get('api/navigation/get-dropdown/3'),
    answer: answers.menuAnswer(),
    isRead: true,
    isText: true,
  },
]

/** A call's right answer as its host would send it. */
export function rightAnswer({ answer, isText }: ApiCall): Behaviour {
  return isText ? text(String(answer), 200, 'text/html') : json(answer)
}

/** The names of every function that `shared/api` exports for stores. */
export const apiFunctions: string[] = Object.entries({
  account,
  myAccount,
  address,
  cart,
  clock,
  compare,
  complaint,
  catalogue,
  customer,
  discounts,
  order,
  passkeys,
  payment,
  pickupPoints,
  product,
  reviews,
  sizeChart,
  specification,
  stockAlert,
  teamOrders,
  navigation,
  newsletter,
  search,
  service,
  session,
  shipping,
  wishlist,
}).flatMap(([file, module]) => Object.keys(module).map((name) => `${file}.${name}`))
