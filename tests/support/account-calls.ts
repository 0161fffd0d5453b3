// The calls of a customer's own account, for the table of all calls.
import * as v from 'valibot'
import * as myAccount from '#shared/api/my-account.ts'
import { Address } from '#shared/schemas/address.ts'
import * as answers from './account-answers.ts'
import { addressAnswer } from './answers.ts'
import type { ApiCall } from './api-calls.ts'

const base = 'api/customer'
const home = v.parse(Address, addressAnswer())
const defaults = { isBilling: true, isShipping: false }
const get = (path: string) => ({ method: 'GET', path: `${base}/${path}`, body: null })
const sent = { ...addressAnswer(), default_billing: true, default_shipping: false }

/** Their rows. */
export const accountCalls: ApiCall[] = [
  {
    name: 'myAccount.getOrders',
    run: (signal) => myAccount.getOrders(1, signal),
    sends: get('orders'),
    answer: answers.ordersAnswer(),
    isRead: true,
  },
  {
    name: 'myAccount.getMyOrder',
    run: (signal) => myAccount.getMyOrder('100000077', signal),
    sends: get('orders/100000077'),
    answer: answers.myOrderAnswer(),
    isRead: true,
  },
  {
    name: 'myAccount.cancelOrder',
    run: () => myAccount.cancelOrder('100000077'),
    sends: { method: 'POST', path: `${base}/orders/100000077/cancel`, body: null },
    answer: answers.myOrderAnswer(),
    isRead: false,
  },
  {
    name: 'myAccount.previewReorder',
    run: () => myAccount.previewReorder('100000077', [1]),
    sends: { method: 'POST', path: `${base}/orders/100000077/reorder`, body: { items: [{ item_id: 1 }], is_preview: true } },
    answer: answers.reorderAnswer(),
    isRead: false,
  },
  {
    name: 'myAccount.reorder',
    run: () => myAccount.reorder('100000077', [{ id: 1, price: 20 }], 'an-intent'),
    sends: { method: 'POST', path: `${base}/orders/100000077/reorder`, body: { items: [{ item_id: 1, price: 20 }] } },
    answer: answers.reorderAnswer(),
    isRead: false,
  },
  {
    name: 'myAccount.getReturns',
    run: (signal) => myAccount.getReturns(1, signal),
    sends: get('returns'),
    answer: answers.returnsAnswer(),
    isRead: true,
  },
  {
    name: 'myAccount.getMyReviews',
    run: (signal) => myAccount.getMyReviews(1, signal),
    sends: get('reviews'),
    answer: answers.myReviewsAnswer(),
    isRead: true,
  },
  {
    name: 'myAccount.getAlerts',
    run: (signal) => myAccount.getAlerts(1, signal),
    sends: get('stock-alerts'),
    answer: answers.alertsAnswer(),
    isRead: true,
  },
  {
    name: 'myAccount.removeAlert',
    run: () => myAccount.removeAlert(3),
    sends: { method: 'DELETE', path: `${base}/stock-alerts/3`, body: null },
    answer: null,
    isRead: false,
    isOpen: true,
  },
  {
    name: 'myAccount.getAddressBook',
    run: (signal) => myAccount.getAddressBook(signal),
    sends: get('addresses'),
    answer: answers.addressBookAnswer(),
    isRead: true,
  },
  {
    name: 'myAccount.addAddress',
    run: () => myAccount.addAddress(home, defaults),
    sends: { method: 'POST', path: `${base}/addresses`, body: sent },
    answer: answers.addressBookAnswer(),
    isRead: false,
  },
  {
    name: 'myAccount.changeAddress',
    run: () => myAccount.changeAddress(31, { ...home, version: 2 }, defaults),
    sends: { method: 'PUT', path: `${base}/addresses/31`, body: { ...sent, version: 2 } },
    answer: answers.addressBookAnswer(),
    isRead: false,
  },
  {
    name: 'myAccount.removeAddress',
    run: () => myAccount.removeAddress(31),
    sends: { method: 'DELETE', path: `${base}/addresses/31`, body: null },
    answer: answers.addressBookAnswer(),
    isRead: false,
  },
]
