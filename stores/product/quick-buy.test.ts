// The quick-buy dialog: one product at a time, and one event for it.
import { beforeEach, expect, test } from 'vitest'
import { onAny } from '#shared/events/bus.ts'
import { $quickBuy, closeQuickBuy, openQuickBuy } from './quick-buy.ts'
import { resetStores } from '#stores/kit/reset.ts'

let reported: unknown[] = []
beforeEach(() => {
  resetStores()
  reported = []
  return onAny((name, detail) => void reported.push([name, detail]))
})

test('is closed until a product is opened, and emits that once', () => {
  expect($quickBuy.get()).toEqual({ isOpen: false, productId: null })
  openQuickBuy(12)
  openQuickBuy(12)
  expect($quickBuy.get()).toEqual({ isOpen: true, productId: 12 })
  expect(reported).toEqual([['quick-buy:opened', { productId: 12 }]])
})

test('another product replaces the open one', () => {
  openQuickBuy(12)
  openQuickBuy(15)
  expect($quickBuy.get()).toEqual({ isOpen: true, productId: 15 })
})

test('keeps its product while it closes, and opens it again', () => {
  openQuickBuy(12)
  closeQuickBuy()
  expect($quickBuy.get()).toEqual({ isOpen: false, productId: 12 })
  openQuickBuy(12)
  expect([$quickBuy.get().isOpen, reported.length]).toEqual([true, 2])
})
