// Tests that the provider's books never refund more than was paid, for any requests.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Books, openBooks } from './books.ts'

const order = {
  reference: 'order-1',
  amount: 1_000,
  currency: 'EUR',
  description: 'Shirts',
  method: 'ideal',
  issuer: null,
  return_url: 'https://shop.example/return',
  notice_url: 'https://shop.example/notice',
}
let books: Books
let id: string

beforeEach(() => {
  books = openBooks(':memory:', () => new Date('2026-11-24T09:00:00Z'))
  ;({ id } = books.open(order))
})
afterEach(() => books.close())

const paidBack = () => books.read(id)?.paid_back

test('an unpaid payment cannot be refunded', () => {
  expect(books.refund(id, { reference: 'early', amount: 1 })).toBe(false)
  expect(books.refund('nobody', { reference: 'nobody', amount: 1 })).toBeNull()
})

test('parts are refunded until nothing is left', () => {
  books.decide(id, 'paid')
  expect(books.refund(id, { reference: 'one', amount: 600 })).toBe(true)
  expect(books.refund(id, { reference: 'too much', amount: 401 })).toBe(false)
  expect(books.refund(id, { reference: 'rest', amount: 400 })).toBe(true)
  expect(books.refund(id, { reference: 'more', amount: 1 })).toBe(false)
  expect(paidBack()).toBe(1_000)
})

test('a repeated request is one refund', () => {
  books.decide(id, 'paid')
  expect([1, 2].map(() => books.refund(id, { reference: 'one', amount: 600 }))).toEqual([true, true])
  expect(paidBack()).toBe(600)
})
