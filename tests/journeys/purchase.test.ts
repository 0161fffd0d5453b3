// Tests a whole purchase in every store on a desktop: the screen shows what the database holds, and no screen reports an error.
import { describe, test } from 'vitest'
import { storeViews } from '#demo-pages/host/store-view.ts'
import { isRepeat } from '../conformance/stage.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'
import { buyThree } from './whole-purchase.ts'

const stage = useShop()

// A store's texts, prices and addresses do not depend on the renderer.
const stores = storeViews.map(({ code }) => code).filter((code) => !isRepeat || code === 'nl' || code === 'de')

describe.each(rowsOf(stores))('in the store %s', (store) => {
  test('a guest finds a shirt, buys three and reads an order number', async () => {
    await buyThree(stage, await stage.visit(store))
  })
})
