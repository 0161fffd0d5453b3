// Tests the same purchase on a phone: 375 px wide, touch instead of a mouse.
import { describe, test } from 'vitest'
import { storeViews } from '#demo-pages/host/store-view.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'
import { buyThree } from './whole-purchase.ts'

const stage = useShop()

describe.each(rowsOf(storeViews.map(({ code }) => code)))('in the store %s', (store) => {
  test('a guest finds a shirt on her phone, buys three and reads an order number', async () => {
    await buyThree(stage, await stage.visit(store, { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }))
  })
})
