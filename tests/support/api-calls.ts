// Every call of the suite with arguments that make sense and the answer a host would give; tables are generated from it; long because every call has its row.
import { Product } from '#shared/schemas/product.ts'
import * as v from 'valibot'
import * as address from '#shared/api/address.ts'
import * as cart from '#shared/api/cart.ts'
import * as compare from '#shared/api/compare.ts'
import * as catalogue from '#shared/api/catalogue.ts'
import * as customer from '#shared/api/customer.ts'
import * as navigation from '#shared/api/navigation.ts'
import * as order from '#shared/api/order.ts'
import * as payment from '#shared/api/payment.ts'
import * as product from '#shared/api/product.ts'
import * as search from '#shared/api/search.ts'
import * as session from '#shared/api/session.ts'
import * as shipping from '#shared/api/shipping.ts'
import * as wishlist from '#shared/api/wishlist.ts'
import { emptyAsk } from '#shared/domain/list-address.ts'
import { Address } from '#shared/schemas/address.ts'
import * as answers from './answers.ts'
import { type Behaviour, json, text } from './fault-server.ts'

/** One call. */
export interface ApiCall {
  /** `<file>.<function>`, so that a new function without a row is found. */
  name: string
  run: (signal?: AbortSignal) => Promise<unknown>
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

const cartItem = { sku: 'SHIRT', qty: 2 }
const home = v.parse(Address, answers.addressAnswer())
const slot = answers.shippingMethodAnswer().extension_attributes.delivery_slots[0]
const savedAddresses = { billing_address: home, extension_attributes: { shipping_assignments: [{ shipping: { address: home } }] } }
const totalsFor = { address: home, shipping_method_code: 'standard', shipping_carrier_code: 'postnl' }
const shippingFor = {
  shippingAddress: home,
  billingAddress: home,
  shippingMethodCode: 'standard',
  shippingCarrierCode: 'postnl',
  extensionAttributes: { requested_delivery_date: JSON.stringify(slot) },
}
const paid = {
  email: 'anna@example.test',
  shippingOptions: {},
  paymentMethod: { method: 'ideal', additional_data: { issuer: 'BANK1' } },
  billingAddress: home,
}
const draft = { paymentMethod: { method: 'ideal' }, email: 'anna@example.test' }

const get = (path: string) => ({ method: 'GET', path, body: null })
const put = (path: string, body: unknown) => ({ method: 'PUT', path, body })
const post = (path: string, body: unknown) => ({ method: 'POST', path, body })

/** The table. */
export const apiCalls: ApiCall[] = [
  { name: 'cart.getQuote', run: cart.getQuote, sends: get('checkout/cart/quote'), answer: answers.quoteAnswer(), isRead: true },
  {
    name: 'cart.getTotals',
    run: cart.getTotals,
    sends: get('checkout/cart/totals-information'),
    answer: answers.totalsAnswer(),
    isRead: true,
  },
  {
    name: 'cart.addItems',
    run: () => cart.addItems([cartItem]),
    sends: post('checkout/cart/items', { cartItems: [cartItem] }),
    answer: answers.quoteAnswer(),
    isRead: false,
  },
  {
    name: 'cart.changeItem',
    run: () => cart.changeItem(41, cartItem),
    sends: put('checkout/cart/items/41', { cartItem }),
    answer: answers.quoteAnswer(),
    isRead: false,
    isOpen: true,
  },
  {
    name: 'cart.removeItem',
    run: () => cart.removeItem(41),
    sends: { method: 'DELETE', path: 'checkout/cart/items/41', body: null },
    answer: true,
    isRead: false,
    isOpen: true,
  },
  {
    name: 'cart.saveTotalsInformation',
    run: () => cart.saveTotalsInformation(totalsFor),
    sends: put('checkout/cart/totals-information', { addressInformation: totalsFor }),
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
    name: 'shipping.getShippingMethods',
    run: shipping.getShippingMethods,
    sends: get('checkout/cart/shipping-methods'),
    answer: [answers.shippingMethodAnswer()],
    isRead: true,
  },
  {
    name: 'shipping.estimateShippingMethods',
    run: (signal) => shipping.estimateShippingMethods(home, signal),
    sends: post('checkout/cart/estimate-shipping-methods', { address: home }),
    answer: [answers.shippingMethodAnswer()],
    isRead: false,
  },
  {
    name: 'shipping.saveShippingInformation',
    run: () => shipping.saveShippingInformation(shippingFor),
    sends: post('checkout/cart/shipping-information', { addressInformation: shippingFor }),
    answer: answers.shippingInformationAnswer(),
    isRead: false,
  },
  {
    name: 'address.saveBillingAddress',
    run: () => address.saveBillingAddress(home),
    sends: put('checkout/cart/address/billing-address', { address: home }),
    answer: savedAddresses,
    isRead: false,
  },
  {
    name: 'address.saveShippingAddress',
    run: () => address.saveShippingAddress(home),
    sends: put('checkout/cart/address/shipping-address', { address: home }),
    answer: savedAddresses,
    isRead: false,
  },
  {
    name: 'address.saveAddresses',
    run: () => address.saveAddresses(home, home),
    sends: put('checkout/cart/address/set-addresses', { billing_address: home, shipping_address: home }),
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
    sends: post('checkout/cart/set-payment-information', draft),
    answer: true,
    isRead: false,
    isOpen: true,
  },
  {
    name: 'payment.placeOrder',
    run: () => payment.placeOrder(paid, 'key-1'),
    sends: post('checkout/cart/payment-information', paid),
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
  address,
  cart,
  compare,
  catalogue,
  customer,
  order,
  payment,
  product,
  navigation,
  search,
  session,
  shipping,
  wishlist,
}).flatMap(([file, module]) => Object.keys(module).map((name) => `${file}.${name}`))
