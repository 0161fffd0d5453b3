// A whole purchase in every store on a desktop: what the shopper reads is what the database holds, and no screen complains.
import { describe, test } from 'vitest'
import { storeViews } from '#demo-pages/host/store-view.ts'
import { isRepeat } from '../conformance/stage.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'
import { buyThree } from './whole-purchase.ts'

const stage = useShop()

// Words, money and addresses of a store are not the renderer's.
const stores = storeViews.map(({ code }) => code).filter((code) => !isRepeat || code === 'nl' || code === 'de')

describe.each(rowsOf(stores))('in the store %s', (store) => {
  test('a guest finds a shirt, buys three and reads an order number', async () => {
    await buyThree(stage, await stage.visit(store))
  })
})
