// Tests of recently viewed products: newest first, without the page's product, removable, and nothing before consent.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { changeConsent } from '#stores/page/consent.ts'
import { resetStores } from '#stores/kit/reset.ts'
import { followViewed } from '#stores/saved/recently-viewed.ts'
import { environment } from '#shared/environment.ts'
import { json } from '#tests/support/fault-server.ts'
import { press, shown, soon, useWidgetPage } from '#tests/support/widget-page.ts'
import widget from './recently-viewed.tsx'

const page = useWidgetPage('https://shop.test/nl/product/ball')
const CALL = 'GET catalog/products'
const item = (product_id: number, name: string) => ({
  product_id,
  sku: `SKU-${product_id}`,
  name,
  url: `/nl/product/${product_id}`,
  product_type: 'simple',
  in_stock: true,
  price_incl_tax: 25,
  price_excl_tax: 20,
  final_price_incl_tax: 25,
  final_price_excl_tax: 20,
})
const look = (id: number, needsConsent = false) => followViewed({ productId: id, needsConsent, productIds: [] })()

test('earlier products are shown, newest first, without the page’s own', async () => {
  look(1)
  look(2)
  look(3)
  page.shop.always(CALL, json({ items: [item(1, 'First ball'), item(2, 'Second ball')] }))
  page.show(widget, { productId: 3 })
  await shown('Recently viewed')
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Second ball', 'First ball'])
  await press('Clear list')
  await soon(() => !document.querySelector('h3'))
})

test('if the store requires consent, nothing is stored before it, and everything is removed once it is refused', async () => {
  look(1, true)
  look(2, true)
  expect(JSON.stringify(environment.storage('local').keys())).not.toContain('viewed')
  await changeConsent(true)
  look(1, true)
  expect(JSON.stringify(environment.storage('local').keys())).toContain('viewed')
  await changeConsent(false)
  look(2, true)
  expect(JSON.stringify(environment.storage('local').keys())).not.toContain('viewed')
  resetStores()
})
