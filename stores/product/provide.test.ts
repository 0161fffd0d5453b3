// A printed product is used at once, in whatever order the islands of a page are loaded.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { productAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { startVisit, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
beforeEach(async () => {
  visit = await startVisit()
})
afterEach(() => visit.end())

const openProduct = async () => {
  const { product } = await visit.open()
  const { provideProduct } = await import('./provide.ts')
  return { store: product.productStore(12), provideProduct }
}

it('replaces the call', async () => {
  const { store, provideProduct } = await openProduct()
  provideProduct(productAnswer())(null)
  expect(store.$product.get()).toMatchObject({ state: 'ready', value: { productId: 12 } })
  await store.load()
  expect(visit.shop.calls()).toEqual([])
})

it('is used at once if another island has already sent the call, and stays if that fails', async () => {
  const { store, provideProduct } = await openProduct()
  visit.shop.once('GET catalog/product/12', json({ message: 'Gone' }, 404))
  const loading = store.load()
  provideProduct(productAnswer())(null)
  expect(store.$product.get()).toMatchObject({ state: 'ready' })
  await loading
  expect(store.$product.get()).toMatchObject({ state: 'ready' })
})

it('does not replace the server’s answer', async () => {
  const { store, provideProduct } = await openProduct()
  await store.load()
  const said = store.$product.get()
  provideProduct({ ...productAnswer(), name: 'An older name' })(null)
  expect(store.$product.get()).toBe(said)
})

it('is reported if it is invalid, and if it is missing without a call', async () => {
  const { store, provideProduct } = await openProduct()
  const { readPrintedBy } = await import('#shared/state/printed.ts')
  const { configureExtensions } = await import('#shared/state/extensions.ts')
  const doubts: object[] = []
  readPrintedBy({ find: () => undefined, doubt: (doubt) => void doubts.push(doubt) })
  provideProduct(undefined)(null)
  expect(doubts).toEqual([])
  const printed = { ...productAnswer(), sku: undefined }
  provideProduct(printed)(null)
  expect(doubts).toMatchObject([{ printed, issue: { path: [{ key: 'sku' }] } }])
  configureExtensions([])
  await store.load()
  expect(doubts[1]).toEqual({ productId: 12 })
})
