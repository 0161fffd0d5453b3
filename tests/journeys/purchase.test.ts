// A whole purchase in every store on a desktop: what the shopper reads is what the database holds, and no screen complains.
import { describe, test } from 'vitest'
import { storeViews } from '#demo-pages/server/store-view.ts'
import { useShop } from './use-shop.ts'
import { buyThree } from './whole-purchase.ts'

const stage = useShop()

describe.each(storeViews.map(({ code }) => code))('in the store %s', (store) => {
  test('a guest finds a shirt, buys three and reads an order number', async () => {
    await buyThree(stage, await stage.visit(store))
  })
})
